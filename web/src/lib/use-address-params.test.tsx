import { render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useAddressParams } from './use-address-params.ts'

function Filters() {
  const { params, change } = useAddressParams()
  return (
    <>
      <button type="button" onClick={() => change({ course: 'ba' }, false)}>
        Course
      </button>
      <button type="button" onClick={() => change({ status: 'new' }, false)}>
        Status
      </button>
      <output>{params.toString()}</output>
    </>
  )
}

it('A second change keeps the first, for whose move the router still waits', async () => {
  const code = Promise.withResolvers<void>()
  const router = createBrowserRouter([{ path: '*', Component: Filters }], {
    hydrationData: {},
    patchRoutesOnNavigation: () => code.promise,
  })
  render(<RouterProvider router={router} />)
  screen.getByRole('button', { name: 'Course' }).click()
  screen.getByRole('button', { name: 'Status' }).click()
  expect(screen.getByRole('status').textContent).toBe('')
  code.resolve()
  await expect.poll(() => screen.getByRole('status').textContent).toBe('course=ba&status=new')
})
