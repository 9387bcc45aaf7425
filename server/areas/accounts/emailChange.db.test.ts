import { invitation } from '#server/db/tables/people.ts'
import { site } from '#server/db/tables/site.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import { addAccount } from '#server/testing/accounts.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite } from '#server/testing/testSite.ts'
import { requestEmailChange } from './emailChange.ts'

describeOnEngines('a change of address where domains are allowed', (open) => {
  let place = 0
  const domains = (...emailDomains: string[]) => open().orm.update(site).set({ emailDomains })
  const holder = async (email: string | null): Promise<Actor & Member> => {
    const member = await addMember(open())
    if (email !== null) await addAccount(open(), member.personId, email)
    return member
  }
  const change = (actor: Actor & Member, email: string) =>
    requestEmailChange(
      {
        db: open(),
        auth: { secret: 'a secret of tests' },
        client: { address: `10.2.0.${(place += 1)}`, userAgent: '' },
        mailer: {
          codeBy: 'MAIL',
          close: () => undefined,
          send: (_: Mail) => Promise.resolve(),
        },
      },
      actor,
      email,
    )

  beforeAll(async () => {
    await addSite(open())
    await domains('acme.example', 'acme.test')
  })

  test('who is of an allowed domain stays within those, and is told the rule at the field', async () => {
    const ana = await holder('ana@acme.example')
    expect(await change(ana, 'Ana@Elsewhere.example')).toMatchObject({
      result: null,
      errors: [
        {
          reason: 'NEW_DOMAIN_NOT_ALLOWED',
          field: 'email',
          params: { domains: 'acme.example, acme.test' },
        },
      ],
    })
    expect((await change(ana, 'ana@sub.acme.example')).errors).toHaveLength(1)
    expect((await change(ana, 'ana@acme.test')).errors).toEqual([])
  })

  test('who was let in from outside changes freely, and so does everybody where no domain is named', async () => {
    const [eve, joe] = [await holder('eve@elsewhere.example'), await holder(null)]
    expect((await change(eve, 'eve@other.example')).errors).toEqual([])
    expect((await change(eve, 'eve@acme.example')).errors).toEqual([])
    expect((await change(joe, 'joe@other.example')).errors).toEqual([])
    await domains()
    const kim = await holder('kim@acme.example')
    expect((await change(kim, 'kim@other.example')).errors).toEqual([])
    await domains('acme.example', 'acme.test')
  })

  test('whether the team has invited an address is not told by a change to it', async () => {
    const [team, lee] = [await addMember(open(), 'ADMIN'), await holder('lee@acme.example')]
    expect((await change(lee, 'lee@outside.example')).errors).toHaveLength(1)
    await open()
      .orm.insert(invitation)
      .values({
        id: 'invitation_1',
        kind: 'MEMBER',
        name: '',
        role: 'MEMBER',
        email: 'lee@outside.example',
        invitedBy: team.personId,
        tokenHash: 'hash',
        expiresAt: new Date(Date.now() + 1e8).toISOString(),
      })
    expect((await change(lee, 'lee@outside.example')).errors).toHaveLength(1)
  })
})
