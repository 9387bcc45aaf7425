import { limits } from '#rules/limits.ts'
import { newId } from '#server/db/id.ts'
import { invitation } from '#server/db/tables/people.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { sweepInvitations } from './sweepInvitations.ts'

const DAY = 86_400_000

describeOnEngines('invitations that have ended', (open) => {
  test('go long after they were used, revoked or expired, and stay until then', async () => {
    const now = Date.now()
    const ago = (days: number) => new Date(now - days * DAY).toISOString()
    const { keptDays } = limits.invitations
    const add = (name: string, ends: { expiresAt: string; usedAt?: string; revokedAt?: string }) =>
      open()
        .orm.insert(invitation)
        .values({ id: newId('invitation'), kind: 'MEMBER', tokenHash: newId('x'), name, ...ends })
    await add('expired', { expiresAt: ago(keptDays + 1) })
    await add('used', { usedAt: ago(keptDays + 1), expiresAt: ago(keptDays - 6) })
    await add('revoked', { revokedAt: ago(keptDays + 1), expiresAt: ago(keptDays - 6) })
    await add('expired lately', { expiresAt: ago(keptDays - 1) })
    await add('used lately', { usedAt: ago(keptDays - 1), expiresAt: ago(keptDays - 6) })
    await add('open', { expiresAt: ago(-1) })
    await add('for whoever sets the site up', { expiresAt: 'infinity' })
    expect(await sweepInvitations(open(), now)).toBe(3)
    const left = await open().orm.select().from(invitation)
    expect(left.map(({ name }) => name).toSorted()).toEqual([
      'expired lately',
      'for whoever sets the site up',
      'open',
      'used lately',
    ])
    expect(await sweepInvitations(open(), now)).toBe(0)
  })
})
