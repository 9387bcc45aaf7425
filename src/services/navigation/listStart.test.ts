import { listStart } from './listStart.ts'

test.each([
  ['/', null],
  ['/?sort=top', null],
  ['/?after=x', '/'],
  ['/?sort=top&after=x%20y&status=planned', '/?sort=top&status=planned'],
  ['/ideas/1/a?after=', '/ideas/1/a'],
  ['/?q=a?after=b&after=c', '/?q=a%3Fafter%3Db'],
])('%s begins at %s', (address, start) => expect(listStart(address)).toBe(start))
