import * as plugins from '@prangan/plugins/tests/journeys'
import { alumnus } from './alumnus.ts'
import type { Journey } from './journey.ts'
import { keyboard } from './keyboard.ts'
import { menus } from './menus.ts'
import { newcomer } from './newcomer.ts'
import { notice } from './notice.ts'
import { offline } from './offline.ts'
import { page } from './page.ts'
import { password } from './password.ts'
import { search } from './search.ts'
import { teacher } from './teacher.ts'

export const journeys: readonly Journey[] = [
  notice,
  alumnus,
  teacher,
  page,
  newcomer,
  password,
  search,
  menus,
  offline,
  keyboard,
  ...plugins.journeys,
]
