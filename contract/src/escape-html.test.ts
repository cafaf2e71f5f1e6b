import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('A text is shown as it was typed, in an element and in an attribute of either quotes', () => {
  expect(escapeHtml(`<b>O'Brien & "Sons"</b>`)).toBe('&lt;b&gt;O&#39;Brien &amp; &quot;Sons&quot;&lt;/b&gt;')
})
