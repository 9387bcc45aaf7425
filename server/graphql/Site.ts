import { siteLimits } from '#rules/siteLook.ts'
import { offerCookie } from '#server/areas/accounts/keptCookie.ts'
import { ownImage } from '#server/areas/images/ownImage.ts'
import { may } from '#server/kernel/permissions.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { Board } from './Board.ts'
import { builder, fallible, moments } from './builder.ts'
import { IdeaSort, Moderation, SignUp, SiteVisibility } from './enums.ts'
import { Node } from './Node.ts'
import { SignInOptions, SignInProvider } from './SignInOptions.ts'
import { SiteLink } from './SiteLink.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'
import { htmlBytes, textBytes } from './textCosts.ts'

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
    defaultSort: t.expose('defaultSort', {
      type: IdeaSort,
      description: 'The order that lists of ideas have where none is asked for.',
    }),
    hidesCounts: t.exposeBoolean('hidesCounts', {
      description:
        'Whether the votes of each idea that one can vote for are shown only to the team, and to who has voted for it. Those of ideas that have ended, and of boards where only the team votes, are shown.',
    }),
    locale: t.exposeString('locale', {
      description:
        'The language in which its own words are written, as a BCP 47 tag such as `en`; what people write is in any.',
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
    ...moments(t),
  }),
})

// How it looks, and what it says of itself.
builder.objectFields(Site, (t) => ({
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
  accentColor: t.exposeString('accentColor', {
    description: "A CSS color such as `#d73a4a`; null for the product's own.",
    nullable: true,
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
    description: 'Links in the navigation, in their order; none for who may not read the site.',
    resolve: ({ links }, _, { viewer }) => (viewer.siteIsReadable ? [...links] : []),
  }),
}))

// Who may have an account, and how they sign in.
builder.objectFields(Site, (t) => ({
  emailDomains: t.stringList({
    cost: { size: 10, most: siteLimits.emailDomains },
    description:
      'The domains of e-mail addresses that may have an account without an invitation; none where all may, and for who may not change the settings.',
    resolve: ({ emailDomains }, _, { viewer }) =>
      may(viewer, 'manageSite') ? [...emailDomains] : [],
  }),
  signUp: t.expose('signUp', { description: 'Who gets an account.', type: SignUp }),
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
    resolve: (_, __, { auth, viewer }) => (may(viewer, 'manageSite') ? [...auth.providers] : null),
  }),
  signIn: t.field({
    description: 'The ways to sign in.',
    type: SignInOptions,
    resolve: ({ signInOff }, _, { signIn }) => ({
      codeBy: signIn.codeBy,
      code: !signInOff.includes('code'),
      providers: signIn.providers.filter(({ id }) => !signInOff.includes(id)),
    }),
  }),
}))

// What it holds.
builder.objectFields(Site, (t) => ({
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
}))

builder.queryField('site', (t) =>
  t.field({
    type: Site,
    nullable: true,
    description: 'The site with its settings; null until its owner has named it.',
    resolve: (_, __, { viewer, auth, request }) => {
      if (viewer.site === null) offerCookie(auth, request.headers.cookie, request.cookies)
      return viewer.site
    },
  }),
)
