import { createStorage } from '#services/storage/storage.ts'
import { createIntents, exclusivelyInBrowser } from './intents.ts'
import { createSignInPrompt } from './signInPrompt.ts'

const browser = () => createStorage({ area: localStorage, target: window })
const tab = (now = () => 0) =>
  createIntents({ storage: browser(), now, exclusively: exclusivelyInBrowser })
const vote = { kind: 'vote', ideaId: 'idea_7' } as const

beforeEach(() => localStorage.clear())

test('what was wanted waits over a reload, and is given once, also to two tabs at the same time', async () => {
  tab().remember(vote)
  expect(tab().waiting()).toEqual(vote)
  const taken = await Promise.all([tab().take('vote'), tab().take('vote'), tab().take('vote')])
  expect(taken.filter((it) => it !== null)).toEqual([vote])
  expect(tab().waiting()).toBeNull()
})

test('who asks for something else leaves it', async () => {
  tab().remember(vote)
  expect(await tab().take('post')).toBeNull()
  expect(await tab().take('vote')).toEqual(vote)
})

test('the newer one counts, and none for longer than half an hour', () => {
  let now = 0
  const intents = tab(() => now)
  intents.remember(vote)
  intents.remember({ kind: 'post' })
  now = 30 * 60_000
  expect(intents.waiting()).toEqual({ kind: 'post' })
  now += 1
  expect(intents.waiting()).toBeNull()
})

test('a comment remembers where it belongs', () => {
  for (const replyTo of ['comment_1', null]) {
    tab().remember({ kind: 'comment', ideaId: 'idea_7', replyTo })
    expect(tab().waiting()).toEqual({ kind: 'comment', ideaId: 'idea_7', replyTo })
  }
})

test.each([
  '{',
  'null',
  '{"at":0}',
  '{"at":0,"intent":{"kind":"vote"}}',
  '{"at":"0","intent":{"kind":"post"}}',
])('broken storage (%s) is nothing', (text) => {
  localStorage.setItem('earshot.intent', text)
  expect(tab().waiting()).toBeNull()
})

describe('the prompt', () => {
  const tabStorage = createStorage({ area: sessionStorage, target: null })
  const prompt = () => createSignInPrompt({ intents: tab(), tabStorage })
  beforeEach(() => sessionStorage.clear())

  test('remembers what is wanted; closing it forgets, signing in does not', () => {
    const first = prompt()
    first.ask('vote', vote)
    expect(first.current()).toBe('vote')
    first.done()
    expect([first.current(), tab().waiting()]).toEqual([null, vote])
    first.ask('vote', vote)
    first.close()
    expect([first.current(), tab().waiting()]).toEqual([null, null])
  })

  test('opens again after a reload at the same place, and nowhere else', () => {
    const first = prompt()
    first.ask('post', { kind: 'post' })
    first.keep('/ideas/new')
    const reloaded = prompt()
    reloaded.restore('/ideas/new')
    expect(reloaded.current()).toBe('post')
    reloaded.keep('/ideas/new')
    const elsewhere = prompt()
    elsewhere.restore('/')
    expect(elsewhere.current()).toBeNull()
  })
})
