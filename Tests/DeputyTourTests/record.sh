#!/bin/sh
# Records what the tour prints, for RecordedOutputTests. Read the difference before committing it.
set -e
cd "$(dirname "$0")/../.."
swift run --quiet deputy-tour > Tests/DeputyTourTests/Expected/tour.txt
swift run --quiet deputy-tour anomalies > Tests/DeputyTourTests/Expected/anomalies.txt
for picture in resolution batch groceries; do
    swift run --quiet deputy-tour picture "$picture" > "Docs/Pictures/$picture.svg"
done
