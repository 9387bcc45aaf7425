import { siteLimits } from '#rules/siteLook.ts'
import { offerCookie, requireKeptCookie } from '#server/areas/accounts/keptCookie.ts'
import { ownImage } from '#server/areas/images/ownImage.ts'
import { createSite } from '#server/areas/setup/createSite.ts'
import { updateSite } from '#server/areas/site/updateSite.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { may } from '#server/kernel/permissions.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { viewerAfter } from './after.ts'
import { Board } from './Board.ts'
import { builder, fallible, moments } from './builder.ts'
import { IdeaSort, Moderation, SignUp, SiteStart, SiteVisibility } from './enums.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { viewerRef } from './refs.ts'
import { signingIn } from './signingIn.ts'
import { SignInOptions, SignInProvider } from './SignInOptions.ts'
import { SiteLink, SiteLinkInput } from './SiteLink.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'
import { htmlBytes, LONG_TEXT, textBytes } from './textCosts.ts'

const IMAGE =
  'the address of an image that the caller has uploaded; an empty text takes it away. Without it, it stays.'

export const Site = builder.objectRef<SiteRow>('Site').implement({
  description: 'The site as a whole, with its settings, boards, statuses and tags.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the site, 1 to 60 characters.' }),
    tagline: t.string({
      description:
        'What the site is for, at most 140 characters; empty where nothing is said, and for who may not read the site.',
      resolve: ({ tagline }, _, { viewer }) => (viewer.siteIsReadable ? tagline : ''),
    }),
    imprint: t.string({
      nullable: true,
      description:
        'The line at the end of letters about news that says who sends them and where they are reached by post, at most 200 characters; empty where nothing is said. Null but for admins and the owner.',
      resolve: ({ imprint }, _, { viewer }) => (may(viewer, 'manageSite') ? imprint : null),
    }),
    logo: t.string({
      description: 'Path of its picture on this server; null where it has none.',
      nullable: true,
      resolve: ({ logo }, _, { serverAddress }) => ownImage(logo, serverAddress),
    }),
    logoDark: t.string({
      description:
        'Path of the picture that takes the place of `logo` where the theme is dark; null where that one does for both.',
      nullable: true,
      resolve: ({ logoDark }, _, { serverAddress }) => ownImage(logoDark, serverAddress),
    }),
    favicon: t.string({
      description: "Path of the picture in the tab of browsers; null for the product's own.",
      nullable: true,
      resolve: ({ favicon }, _, { serverAddress }) => ownImage(favicon, serverAddress),
    }),
    welcome: t.string({
      description:
        'A text above the list of ideas, as Markdown; empty where there is none, and for who may not read the site.',
      cost: { bytes: textBytes(siteLimits.welcome) },
      resolve: ({ welcome }, _, { viewer }) => (viewer.siteIsReadable ? welcome : ''),
    }),
    welcomeHtml: t.string({
      description: 'The same as sanitised HTML.',
      cost: { bytes: htmlBytes(siteLimits.welcome) },
      resolve: ({ welcomeHtml }, _, { viewer }) => (viewer.siteIsReadable ? welcomeHtml : ''),
    }),
    links: t.field({
      type: [SiteLink],
      cost: { size: siteLimits.links },
      description:
        'Links in the navigation, in their order, at most eight; none for who may not read the site.',
      resolve: ({ links }, _, { viewer }) => (viewer.siteIsReadable ? [...links] : []),
    }),
    defaultSort: t.expose('defaultSort', {
      type: IdeaSort,
      description: 'The order that lists of ideas have where none is asked for.',
    }),
    hidesCounts: t.exposeBoolean('hidesCounts', {
      description:
        'Whether the votes of each idea are shown only to the team, and to who has voted for it.',
    }),
    emailDomains: t.stringList({
      cost: { size: 10, most: siteLimits.emailDomains },
      description:
        'The domains of e-mail addresses that may have an account without an invitation; none where all may, and for who may not change the settings.',
      resolve: ({ emailDomains }, _, { viewer }) =>
        may(viewer, 'manageSite') ? [...emailDomains] : [],
    }),
    signInOff: t.stringList({
      cost: { size: 5, most: 10 },
      description:
        'Ways to sign in that are set up and not offered: `code`, and ids of providers. None for who may not change the settings.',
      resolve: ({ signInOff }, _, { viewer }) => (may(viewer, 'manageSite') ? [...signInOff] : []),
    }),
    signInSetUp: t.field({
      type: [SignInProvider],
      nullable: true,
      cost: { size: 5, most: 10 },
      description:
        'All providers that are set up, offered or not. Null for who may not change the settings.',
      resolve: (_, __, { auth, viewer }) =>
        may(viewer, 'manageSite') ? [...auth.providers] : null,
    }),
    accentColor: t.exposeString('accentColor', {
      description: "A CSS color such as `#d73a4a`; null for the product's own.",
      nullable: true,
    }),
    locale: t.exposeString('locale', {
      description: 'The language of the site, as a BCP 47 tag such as `en`.',
    }),
    visibility: t.expose('visibility', {
      description: 'Who may read the site.',
      type: SiteVisibility,
    }),
    moderation: t.expose('moderation', {
      description: 'The posts that wait for approval before others see them.',
      type: Moderation,
    }),
    guestVoting: t.exposeBoolean('guestVoting', {
      description: 'Whether visitors may vote before they sign in.',
    }),
    signUp: t.expose('signUp', { description: 'Who gets an account.', type: SignUp }),
    signIn: t.field({
      description: 'The ways to sign in.',
      type: SignInOptions,
      resolve: ({ signInOff }, _, { signIn }) => ({
        codeBy: signIn.codeBy,
        code: !signInOff.includes('code'),
        providers: signIn.providers.filter(({ id }) => !signInOff.includes(id)),
      }),
    }),
    boards: t.field({
      description: 'The boards that the viewer may read, in their order.',
      type: [Board],
      cost: { size: 20, most: 200 },
      resolve: (_, __, { viewer }) => viewer.boards(),
    }),
    statuses: t.field({
      description: 'All statuses, in their order; none for who may not read the site.',
      type: [Status],
      cost: { size: 20, most: 100 },
      resolve: async (_, __, { viewer }) => (await viewer.catalog()).statuses,
    }),
    tags: t.field({
      description: 'The tags that the viewer may see, by name; none for who may not read the site.',
      type: [Tag],
      cost: { size: 50, most: 1_000 },
      resolve: async (_, __, { viewer }) => (await viewer.catalog()).tags,
    }),
    ideaCount: t.int({
      ...fallible,
      description: 'Ideas in lists, over the boards that the viewer may read.',
      resolve: async (_, __, { viewer }) => {
        const { boards, counts } = await viewer.catalog()
        return boards.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
      },
    }),
    openIdeaCount: t.int({
      ...fallible,
      description:
        'Those of `ideaCount` whose status is neither shipped nor declined, as lists show them by default.',
      resolve: async (_, __, { viewer }) => {
        const { boards, openCounts } = await viewer.catalog()
        return boards.reduce((sum, { id }) => sum + (openCounts.get(id) ?? 0), 0)
      },
    }),
    ...moments(t),
  }),
})

builder.queryField('site', (t) =>
  t.field({
    type: Site,
    nullable: true,
    description: 'The site with its settings; null until its owner has named it.',
    resolve: (_, __, { viewer, auth, request }) => {
      if (viewer.site === null) offerCookie(auth, request)
      return viewer.site
    },
  }),
)

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
  })),
  command: (call, context) => {
    requireKeptCookie(context.auth, context.request)
    return signingIn(context, (signIn) => createSite(context.db, call, signIn))
  },
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
        'Whether votes are shown only to the team, and to who has voted. Without it, it stays.',
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
