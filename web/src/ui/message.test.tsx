import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Message } from './message.tsx'

const texts = [undefined, false, '', ' \n', [undefined, false], [' ', null]]

it.each(texts)('A clerk never sees a coloured bar without a text: %j', (text) => {
  const { container, rerender } = render(<Message tone="error">{text}</Message>)
  expect(container.querySelector('[role="alert"] > p')).toBeNull()
  rerender(<Message tone="error">{[text, 'The settings could not be saved.']}</Message>)
  expect(container.querySelector('[role="alert"] > p')?.textContent).toContain('could not be saved')
})
