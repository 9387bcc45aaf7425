import { parseArgs } from 'node:util'
import { heading, report } from './report.ts'
import { voteLoss } from './vote-loss/run.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    votes: { type: 'string', default: '1000' },
    members: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
  },
})
const options = {
  rounds: Number(values.rounds),
  votes: Number(values.votes),
  members: Number(values.members),
  seed: Number(values.seed),
}

heading(
  `Votes lost by kill -9 in the middle of ${options.votes} votes, ${options.rounds} times, embedded engine`,
)
const { acknowledged, found, rounds, wrongCounts } = await voteLoss({
  ...options,
  say: (line) => console.log(`  ${line}`),
})
const lostAtOnce = rounds.reduce((lost, round) => lost + round.acknowledged - round.found, 0)
report({
  what: 'acknowledged votes that are gone',
  value: `${acknowledged - found} of ${acknowledged}`,
  how: 'Each vote that the server had answered before it was killed is looked for after the restart, and once more at the end. One under way may be there or not.',
  aim: { text: '0', holds: found === acknowledged && lostAtOnce === 0 },
})
report({
  what: 'ideas whose count is not the number of their voters',
  value: String(wrongCounts),
  how: 'A vote and its count are one transaction: half of it must never be there.',
  aim: { text: '0', holds: wrongCounts === 0 },
})
process.exitCode = found === acknowledged && wrongCounts === 0 ? 0 : 1
