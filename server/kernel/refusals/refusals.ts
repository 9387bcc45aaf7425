import { accountRefusals } from './accounts.ts'
import { changelogRefusals } from './changelog.ts'
import { commonRefusals } from './common.ts'
import { imageRefusals } from './images.ts'
import { importRefusals } from './importing.ts'
import { labelRefusals } from './labels.ts'
import { mailRefusals } from './mail.ts'
import { peopleRefusals } from './people.ts'
import { postRefusals } from './posts.ts'
import { synonymRefusals } from './synonyms.ts'

/**
 * Every reason to refuse. Its name and its parameters are part of the contract: a client makes its
 * own sentence of them, in its own language.
 */
export const refusals = {
  ...commonRefusals,
  ...accountRefusals,
  ...postRefusals,
  ...peopleRefusals,
  ...imageRefusals,
  ...mailRefusals,
  ...importRefusals,
  ...changelogRefusals,
  ...labelRefusals,
  ...synonymRefusals,
}

export type Reason = keyof typeof refusals
