import { pino } from 'pino'
import { mail, mailSuppression } from '#server/db/tables/mail.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import { queueMail } from '#server/services/mail/queueMail.ts'
import { sendQueue } from '#server/services/mail/sendQueue.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'
import { listDeadLetters, sendLetterAgain } from './deadLetters.ts'
import { allowAddressAgain } from './suppressedAddresses.ts'

const log = pino({ level: 'silent' })
const pace = { everyMs: 50, settleMs: [0], retrySeconds: 0.05 }
const letter = (to: string): Mail => ({ to, subject: 'Hello', text: 'text', html: '<p>text</p>' })
const refused = Object.assign(new Error('All recipients were rejected'), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  response: '550 5.1.1 No such person',
  responseCode: 550,
})

describeOnEngines('mail that did not arrive', (open) => {
  test('an address that is refused for good delays nobody, and is sent nothing more until it is allowed again', async () => {
    const admin = await addMember(open(), 'ADMIN')
    const tried: string[] = []
    let isKnown = false
    const send = ({ to }: Mail) => {
      tried.push(to)
      return to.startsWith('gone') && !isKnown ? Promise.reject(refused) : Promise.resolve()
    }
    const queue = (to: string) => open().transaction((tx) => queueMail(tx, letter(to)))
    await queue('gone@example.com')
    await queue('b@example.com')
    const mailer = { codeBy: 'MAIL' as const, send, close: () => undefined }
    const stop = sendQueue(open(), mailer, log, pace)
    await until('b is sent', () => tried.includes('b@example.com'))
    await queue('gone@example.com')
    const dead = async () => (await listDeadLetters(open(), {})).rows
    await until('both letters are dead', async () => (await dead()).length === 2)
    expect(tried).toEqual(['gone@example.com', 'b@example.com'])
    const [suppressed] = await open().orm.select().from(mailSuppression)
    expect(suppressed).toMatchObject({
      address: 'gone@example.com',
      reason: '550 5.1.1 No such person',
    })
    isKnown = true
    await allowAddressAgain(open(), { actor: admin, suppressedAddressId: suppressed?.id ?? '' })
    const [last] = await dead()
    const again = await sendLetterAgain(open(), { actor: admin, letterId: last?.id ?? '' })
    expect(again.errors).toEqual([])
    await until('it is sent', async () => (await open().orm.select().from(mail)).length === 1)
    expect(tried.filter((to) => to.startsWith('gone'))).toHaveLength(2)
    const twice = await sendLetterAgain(open(), { actor: admin, letterId: last?.id ?? '' })
    expect(twice.errors).toMatchObject([{ reason: 'LETTER_GONE' }])
    await stop()
  })
})
