import { languages } from '#rules/languages.ts'
import { createSite } from '#server/areas/setup/createSite.ts'
import { deleteSite } from '#server/areas/setup/deleteSite.ts'
import { updateSite } from '#server/areas/site/updateSite.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { viewerAfter } from './after.ts'
import { builder } from './builder.ts'
import { IdeaSort, Moderation, SignUp, SiteStart, SiteVisibility } from './enums.ts'
import { mutation } from './mutation.ts'
import { viewerRef } from './refs.ts'
import { leave, runSignInByLink } from './requestSession.ts'
import { Site } from './Site.ts'
import { SiteLinkInput } from './SiteLink.ts'
import { LONG_TEXT } from './textCosts.ts'
/** The tags as a sentence lists them. */
const LANGUAGES = languages.map(({ tag }) => `\`${tag}\``).join(', ')
const IMAGE =
  'the address of an image that the caller has uploaded; an empty text takes it away. Without it, it stays.'

mutation('createSite', {
  description: 'Names an empty site and makes the holder of the one-time link its owner.',
  may: null,
  args: builder.args((t) => ({
    token: t.string({
      description:
        'The token in the one-time link that an empty site prints when its server starts.',
      required: true,
    }),
    siteName: t.string({ description: 'Name of the site, 1 to 60 characters.', required: true }),
    ownerName: t.string({ description: 'Name of the owner, 1 to 60 characters.', required: true }),
    start: t.field({ description: 'What the site begins with.', type: SiteStart, required: true }),
    locale: t.string({
      description: `The language of the site's own words and of what it begins with: ${LANGUAGES}. Without it, English.`,
    }),
  })),
  command: (call, context) =>
    runSignInByLink(context, (signIn) => createSite(context.db, call, signIn)),
  payload: (t) => ({
    site: t.field({
      description: 'The new site; null where the call was refused.',
      type: Site,
      nullable: true,
      resolve: ({ result }, _, { viewer }) => (result === null ? null : viewer.site),
    }),
    viewer: t.field(viewerAfter()),
  }),
})

mutation('updateSite', {
  description:
    'Changes the settings that are given, all of them or none. For admins and the owner.',
  may: 'manageSite',
  args: builder.args((t) => ({
    name: t.string({ description: 'Name of the site, 1 to 60 characters. Without it, it stays.' }),
    tagline: t.string({
      description: 'What the site is for, at most 140 characters. Without it, it stays.',
    }),
    imprint: t.string({
      description:
        'Who sends the letters and where they are reached by post, one line of at most 200 characters. Without it, it stays.',
    }),
    visibility: t.field({
      description: 'Who may read the site. Without it, it stays.',
      type: SiteVisibility,
    }),
    moderation: t.field({
      description: 'The posts that wait for approval. Without it, it stays.',
      type: Moderation,
    }),
    guestVoting: t.boolean({
      description: 'Whether visitors may vote before they sign in. Without it, it stays.',
    }),
    signUp: t.field({ description: 'Who gets an account. Without it, it stays.', type: SignUp }),
    logo: t.string({
      description: `Its picture: ${IMAGE}`,
    }),
    logoDark: t.string({
      description: `The picture where the theme is dark: ${IMAGE}`,
    }),
    favicon: t.string({
      description: `The picture in the tab of browsers: ${IMAGE}`,
    }),
    accentColor: t.string({
      description:
        "A colour such as `#d73a4a`; an empty text gives it the product's own. Without it, it stays.",
    }),
    welcome: t.string({
      description:
        'A text above the list of ideas, Markdown of at most 2,000 characters. Without it, it stays.',
      maxLength: LONG_TEXT,
    }),
    links: t.field({
      type: [SiteLinkInput],
      description: 'All links in the navigation, at most eight. Without it they stay.',
    }),
    defaultSort: t.field({
      type: IdeaSort,
      description: 'The order of lists where none is asked for. Without it, it stays.',
    }),
    hidesCounts: t.boolean({
      description:
        'Whether votes are shown only to the team, and to who has voted, as long as one can vote. Without it, it stays.',
    }),
    locale: t.string({
      description: `The language in which the site's own words are written: ${LANGUAGES}. Without it, it stays.`,
    }),
    emailDomains: t.stringList({
      description:
        'All domains whose addresses may have an account, at most 50; an empty list allows any. Without it they stay.',
    }),
    signInOff: t.stringList({
      description:
        'All ways to sign in that are not to be offered: `code`, and ids of providers. One stays at least, and one that the owner has. Without it they stay.',
    }),
  })),
  command: async ({ actor, clientMutationId, ...change }, { auth, db, viewer }) => {
    const signInWays = ['code', ...auth.providers.map(({ id }) => id)]
    const outcome = await updateSite(db, { actor, change, signInWays, clientMutationId })
    viewer.site = await findSite(db)
    return outcome
  },
  payload: (t) => ({
    site: t.field({
      type: Site,
      nullable: true,
      description: 'The site as it stands after the call, also when the call was refused.',
      resolve: (_, __, { viewer }) => viewer.site,
    }),
    viewer: t.field({
      type: viewerRef,
      description: 'The viewer, whose `accessVersion` the change may have changed.',
      resolve: (_, __, { viewer }) => viewer,
    }),
  }),
})

mutation('deleteSite', {
  description:
    'Deletes the site with everything in it for good: ideas, comments, votes, people, settings and images. The server then has an empty site, whose one-time link it prints. For the owner. No call is remembered by its id.',
  may: 'ownSite',
  args: builder.args((t) => ({
    name: t.string({
      description: "The site's name, which shows that this site is meant.",
      required: true,
    }),
  })),
  command: async ({ actor, name }, context) => {
    const outcome = await deleteSite(context.db, { actor, name })
    if (outcome.result === null) return outcome
    await leave(context)
    await context.siteDeleted()
    return outcome
  },
})
