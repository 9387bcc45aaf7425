import type { SiteLink as SiteLinkRow } from '#rules/siteLook.ts'
import { builder } from './builder.ts'

export const SiteLink = builder.objectRef<SiteLinkRow>('SiteLink').implement({
  description: "A link that the site's admins put into its navigation.",
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What it says, 1 to 40 characters.' }),
    url: t.exposeString('url', { description: 'Where it leads: an https address.' }),
  }),
})

export const SiteLinkInput = builder.inputType('SiteLinkInput', {
  description: 'A link in the navigation of the site.',
  fields: (t) => ({
    label: t.string({ required: true, description: 'What it says, 1 to 40 characters.' }),
    url: t.string({
      required: true,
      description: 'Where it leads: an https address of at most 500 characters.',
    }),
  }),
})
