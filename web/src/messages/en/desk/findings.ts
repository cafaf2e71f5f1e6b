import type {
  FindingMessage,
  FindingTemplate,
  findingTemplates,
} from '@prangan/contract/content/checks/finding-messages'

/** What the checks of a page say. */
export type FindingTexts = Readonly<Record<FindingMessage, string>> & {
  readonly [Template in FindingTemplate]: (
    ...values: Parameters<(typeof findingTemplates)[Template]>
  ) => string
}

/** The same in another language; null for the language in which the checks say it. */
export const findings: { ofPage: FindingTexts | null } = { ofPage: null }
