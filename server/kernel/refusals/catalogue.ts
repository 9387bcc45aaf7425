/** The codes by which a client may react to a refusal, whatever its reason. */
export type RefusalCode =
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NOT_SIGNED_IN'
  | 'OUTDATED'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'VOTING_CLOSED'

type Params = Readonly<Record<string, string | number>>

/** Reasons by their name, which is part of the contract: the code, and the English sentence, made of the parameters where there are any. */
export type Catalogue = Readonly<
  Record<string, readonly [code: RefusalCode, sentence: string | ((params: never) => string)]>
>

/** A number as English writes it. */
export const count = (value: number): string => value.toLocaleString('en')

/** The parameters of a rate limit: what was done too often, and when it may be done again. */
export interface Limited {
  limit: number
  retryAfterSeconds: number
}

/** The sentence of a limit, ended by when to try again. */
export const tooOften =
  (sentence: (limit: number) => string) =>
  ({ limit, retryAfterSeconds }: Limited): string => {
    const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
    return `${sentence(limit)} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  }

/** Parameters as a client gets them. */
export type { Params }
