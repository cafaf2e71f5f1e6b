import type { PageView } from '@prangan/contract/content/site-view'
import { viewPage } from '@prangan/web/features/site/generated-page.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { paths } from '@prangan/web/paths.ts'
import { pagePaths } from '../contract/names.ts'
import type { Criterion } from '../contract/register.ts'
import { accessibilityMessages } from './messages.ts'

const shown = (text: string) => ({ text })

/** Returns the statement of accessibility in the current language, as the register has it. */
export function accessibilityPage(register: readonly Criterion[]): PageView {
  const texts = accessibilityMessages()
  const gaps = gapsIn(register)
  const isFull = gaps.length === 0
  return viewPage({
    ...pagePaths.accessibility,
    ...{ title: texts.title, description: texts.description, lead: texts.lead },
    blocks: [
      {
        id: 'result',
        kind: 'text',
        paragraphs: [
          isFull ? texts.conforms : texts.doesNot(gaps.flatMap(({ ids }) => ids).length, register.length),
          texts.ownWord,
        ].map(shown),
      },
      ...(isFull
        ? []
        : [
            {
              id: 'gaps',
              kind: 'list' as const,
              heading: shown(texts.gaps),
              items: gaps.map(({ ids, text }) => shown(texts.gap(ids.join(', '), text))),
            },
          ]),
      { id: 'help', kind: 'text', heading: shown(texts.help), paragraphs: texts.helpText.map(shown) },
      {
        id: 'contact',
        kind: 'actions',
        links: [{ text: shown(texts.contact), href: paths.contact.href() }],
      },
      ...([1, 2, 3, 4] as const).map((section) => ({
        id: `section-${section}`,
        kind: 'table' as const,
        heading: shown(texts.sections[section]),
        caption: shown(texts.sections[section]),
        columns: Object.values(texts.columns).map(shown),
        rows: register.filter(({ id }) => id.startsWith(`${section}.`)).map(rowOf),
      })),
    ],
  })
}

/** Gaps of several criteria that have one text are one. */
const gapsIn = (register: readonly Criterion[]) =>
  [...Map.groupBy(register, ({ gap }) => gap && inLanguage(gap))].flatMap(([text, criteria]) =>
    text ? [{ text, ids: criteria.map(({ id }) => id) }] : [],
  )

function rowOf({ id, level, name, tests = [], checkedOn, gap, isAbsent }: Criterion) {
  const { results, byTests, byHand } = accessibilityMessages()
  const checks = [
    ...(tests.length > 0 ? [byTests(tests.length)] : []),
    ...(checkedOn ? [byHand(formatDate(checkedOn))] : []),
  ]
  const result = gap ? results.partly : isAbsent ? results.absent : results.met
  return { cells: [`${id} ${inLanguage(name)}`, level, result, checks.join(', ') || '–'].map(shown) }
}
