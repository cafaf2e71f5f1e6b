import { seedSite } from '@prangan/contract/content/seed'
import { departmentNamed } from '@prangan/contract/testing/fixtures'
import { expect, it, vi } from 'vitest'
import { field, fill, openScreen, press, says, typedIn } from '../../../../testing/screen.tsx'
import { EditedSiteContext } from '../edited-site.ts'
import { LinkDialog } from './link-dialog.tsx'
import { targetText } from './link-targets.ts'

const site = {
  ...seedSite({ pages: [], settings: [] }, null),
  departments: {
    astronomy: { name: { en: departmentNamed('Astronomy') }, isShown: true },
    astronmy: { name: { en: departmentNamed('Astronmy') }, isShown: false, mergedInto: 'astronomy' },
  },
}

const onChoose = vi.fn()
const open = (href: string) =>
  openScreen(
    <EditedSiteContext value={{ site, settings: null }}>
      <LinkDialog isOpen href={href} onClose={() => {}} onChoose={onChoose} />
    </EditedSiteContext>,
  )

it('The office chooses a department for a link, of those that were not merged', async () => {
  const person = open('')
  await says('It leads to')
  fill('It leads to', 'department')
  const offered = [...field('Department').querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(offered).toEqual(['Choose a department', departmentNamed('Astronomy')])
  fill('Department', '/astronomy/viewfaculty')
  await press(person, 'Set link')
  expect(onChoose).toHaveBeenCalledWith('/astronomy/viewfaculty')
})

it('The office finds the department of a link chosen, and reads its name', async () => {
  open('/astronomy/viewfaculty')
  await says('It leads to')
  expect(typedIn('It leads to', 'Department')).toEqual(['department', '/astronomy/viewfaculty'])
  expect(targetText('/astronomy/viewfaculty', site)).toBe(departmentNamed('Astronomy'))
})
