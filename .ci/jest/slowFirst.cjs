const { default: Sequencer } = require('@jest/test-sequencer')

// A slow file that came last would run alone, with the other cores idle.
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({ path }) => path.includes('.slow.')
    const sorted = super.sort(tests)
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))]
  }
}
