import type { LaterPart } from '../parts.ts'
import { account } from './account.ts'
import { auditLog } from './auditLog.ts'
import { catalog } from './catalog.ts'
import { changelogDesk } from './changelogDesk.ts'
import { downloads } from './downloads.ts'
import { editing } from './editing.ts'
import { goneFilters } from './goneFilters.ts'
import { guest } from './guest.ts'
import { history } from './history.ts'
import { ideaTeam } from './ideaTeam.ts'
import { images } from './images.ts'
import { keeping } from './keeping.ts'
import { listFile } from './listFile.ts'
import { mailTrouble } from './mailTrouble.ts'
import { merging } from './merging.ts'
import { moderation } from './moderation.ts'
import { noSite } from './noSite.ts'
import { notifications } from './notifications.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { planning } from './planning.ts'
import { platforms } from './platforms.ts'
import { privacy } from './privacy.ts'
import { searchWords } from './searchWords.ts'
import { segment } from './segment.ts'
import { shortcuts } from './shortcuts.ts'
import { siteData } from './siteData.ts'
import { siteLook } from './siteLook.ts'
import { siteSettings } from './siteSettings.ts'
import { welcome } from './welcome.ts'

/** What comes behind the first screen, in German. */
export const later: LaterPart = {
  account,
  auditLog,
  catalog,
  changelogDesk,
  downloads,
  editing,
  goneFilters,
  guest,
  history,
  ideaTeam,
  images,
  keeping,
  listFile,
  mailTrouble,
  merging,
  moderation,
  noSite,
  notifications,
  palette,
  people,
  planning,
  platforms,
  privacy,
  searchWords,
  segment,
  shortcuts,
  siteData,
  siteLook,
  siteSettings,
  welcome,
}
