import * as z from 'zod/mini'
import { IdSchema } from '../ids.ts'
import { limits } from '../limits.ts'
import { BlockSchema } from '../schemas/blocks.ts'
import { LabelSchema, listOf } from '../schemas/content-fields.ts'
import { lineOfText, optionalTime, VersionSchema } from '../schemas/fields.ts'
import { LibraryUseSchema } from '../schemas/library.ts'
import { PagePathSchema, SavedDraftSchema, SavePageDraftInputSchema } from '../schemas/site.ts'
import { FactKeySchema } from '../schemas/site-settings.ts'
import { endpoints } from './endpoint.ts'

const params = z.object({ id: IdSchema })
const MessageSchema = z.object({ message: z.string() })
const note = z._default(lineOfText('The change note', limits.content.note), '')
/** The newest version that the editor has seen; null for a page without one. */
const base = z.nullable(z.number())
const PublishedSchema = z.object({ message: z.string(), version: z.number() })

const pageErrors = ['no-such-page', 'site-not-loaded', 'changed-meanwhile'] as const

/** 'staff' means the office and the teachers who own the page. */
export const pagesEndpoints = endpoints({
  createPage: {
    routes: ['POST /admin/pages'],
    summary: 'Adds a page, as a draft, which may begin with the blocks of a template.',
    access: 'page:structure',
    creates: true,
    body: {
      format: 'json',
      input: z.object({
        path: PagePathSchema,
        title: LabelSchema,
        /** What the draft begins with, such as the parts of a template. */
        blocks: z.optional(listOf(BlockSchema, limits.content.blocks)),
      }),
    },
    output: z.object({ message: z.string(), id: z.string() }),
    status: 201,
    refuses: ['site-not-loaded', 'address-taken', 'address-reserved', 'pages-full'],
  },
  savePageDraft: {
    routes: ['PUT /admin/pages/:id/draft'],
    summary: 'Saves the changed parts of a draft; a part that somebody else changed first is a conflict.',
    access: 'staff',
    params,
    body: { format: 'json', input: SavePageDraftInputSchema, maxBytes: limits.body.draft },
    output: SavedDraftSchema,
    refuses: ['no-such-page', 'changed-meanwhile', 'too-large'],
  },
  discardPageDraft: {
    routes: ['DELETE /admin/pages/:id/draft'],
    summary: 'Discards the draft of a page.',
    access: 'staff',
    params,
    output: MessageSchema,
    refuses: ['no-such-page', 'no-draft'],
  },
  publishPage: {
    routes: ['POST /admin/pages/:id/publish'],
    summary: 'Publishes the draft of a page, now or at a later time.',
    access: 'staff',
    params,
    body: { format: 'json', input: z.object({ base, note, at: optionalTime('moment') }) },
    output: PublishedSchema,
    refuses: [...pageErrors, 'no-draft', 'page-unfinished', 'address-taken'],
  },
  rollBackPage: {
    routes: ['POST /admin/pages/:id/roll_back'],
    summary: 'Publishes the content of an earlier version as a new one.',
    access: 'page:publish',
    params,
    body: { format: 'json', input: z.object({ base, note, to: z.number() }) },
    output: PublishedSchema,
    refuses: [...pageErrors, 'no-such-version', 'page-unfinished', 'address-taken'],
  },
  cancelPageSchedule: {
    routes: ['DELETE /admin/pages/:id/schedule'],
    summary: 'Takes back what was scheduled; its content becomes the draft again.',
    access: 'page:publish',
    params,
    output: MessageSchema,
    refuses: pageErrors,
  },
  movePage: {
    routes: ['PUT /admin/pages/:id/address'],
    summary: 'Moves a page to another address; the former one leads there.',
    access: 'page:structure',
    params,
    body: { format: 'json', input: z.object({ path: PagePathSchema, version: VersionSchema }) },
    output: MessageSchema,
    refuses: [...pageErrors, 'address-taken', 'address-reserved', 'frame-stays'],
  },
  takeDownPage: {
    routes: ['PUT /admin/pages/:id/take_down'],
    summary: 'Takes a page down; its versions stay.',
    access: 'page:structure',
    params,
    output: MessageSchema,
    refuses: [...pageErrors, 'frame-stays'],
  },
  restorePage: {
    routes: ['PUT /admin/pages/:id/restore'],
    summary: 'Publishes a page again that was taken down.',
    access: 'page:structure',
    params,
    output: MessageSchema,
    refuses: [...pageErrors, 'address-taken', 'frame-stays'],
  },
  confirmPage: {
    routes: ['PUT /admin/pages/:id/checked'],
    summary: 'Says that a page was looked through and is right, and in how many months it is due again.',
    access: 'staff',
    params,
    body: {
      format: 'json',
      input: z.object({
        months: z.optional(z.int().check(z.minimum(1), z.maximum(limits.content.reviewMonths.most))),
      }),
      optional: true,
    },
    output: MessageSchema,
    refuses: ['no-such-page'],
  },
  suggestPage: {
    routes: ['PUT /admin/pages/:id/suggest'],
    summary: 'Asks the office to publish the draft of a page.',
    access: 'staff',
    params,
    output: MessageSchema,
    refuses: ['no-such-page', 'no-draft'],
  },
  setPageOwners: {
    routes: ['PUT /admin/pages/:id/owners'],
    summary: 'Says which teachers may edit a page, and whether they may publish it.',
    access: 'page:assign',
    params,
    body: {
      format: 'json',
      input: z.object({
        owners: z.array(IdSchema).check(z.maxLength(10, 'A page may have at most 10 owners.')),
        ownersPublish: z.boolean(),
      }),
    },
    output: MessageSchema,
    refuses: ['no-such-page', 'no-such-person'],
  },
  sharePagePreview: {
    routes: ['POST /admin/pages/:id/preview'],
    summary: 'Makes a link that shows the draft of a page to everybody who has it, for a week.',
    access: 'staff',
    params,
    output: z.object({ message: z.string(), path: z.string(), expiresAt: z.string() }),
    refuses: ['no-such-page', 'no-draft'],
  },
  listFactUses: {
    routes: ['GET /admin/facts/:key/uses'],
    summary:
      'The pages whose texts name a figure, an office or a contact detail of the settings, with their drafts.',
    access: 'page:structure',
    params: z.object({ key: FactKeySchema }),
    output: z.object({ uses: z.array(LibraryUseSchema) }),
  },
})
