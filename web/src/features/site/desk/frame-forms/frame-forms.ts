import type { FrameKind } from '@prangan/contract/schemas/content'
import {
  BookOpen,
  GalleryHorizontal,
  Gauge,
  GraduationCap,
  LayoutPanelTop,
  Megaphone,
  Menu,
  PanelBottom,
  Phone,
  Search,
  Signpost,
  Users,
} from 'lucide-react'
import type { FrameRow } from '../block-forms/block-form.ts'
import { CoursesForm, LeadersForm } from './card-forms.tsx'
import { ContactForm } from './contact-form.tsx'
import { FiguresForm } from './figures-form.tsx'
import { AboutForm, HeroForm, ServicesForm } from './home-forms.tsx'
import { MenusForm } from './menus-form.tsx'
import { SearchForm } from './search-form.tsx'
import { FooterForm, PopupForm, TickerForm } from './small-forms.tsx'

/** The blocks of the frame that can be edited, by kind. */
export const frameForms: { readonly [Kind in FrameKind]: FrameRow<Kind> } = {
  contact: {
    label: 'Contact',
    purpose: 'Telephone, e-mail and address: changed here, they change on every page and in every mail',
    icon: Phone,
    Form: ContactForm,
  },
  figures: {
    label: 'Figures',
    purpose: 'Fees, minimum marks and dates that several pages name',
    icon: Gauge,
    Form: FiguresForm,
  },
  menus: {
    label: 'Menus',
    purpose: 'The navigation at the top of every page',
    icon: Menu,
    Form: MenusForm,
  },
  footer: {
    label: 'Footer',
    purpose: 'The links at the end of every page',
    icon: PanelBottom,
    Form: FooterForm,
  },
  ticker: {
    label: 'Ticker',
    purpose: 'What the moving line shows when there is no notice for it',
    icon: Megaphone,
    Form: TickerForm,
  },
  popup: {
    label: 'First visit',
    purpose: 'The band at the top of the home page, shown once to each visitor',
    icon: LayoutPanelTop,
    Form: PopupForm,
  },
  hero: {
    label: 'Introduction and slides',
    purpose: 'The first thing on the home page',
    icon: GalleryHorizontal,
    Form: HeroForm,
  },
  leaders: {
    label: 'Leaders',
    purpose: 'On the home page, and below their messages',
    icon: Users,
    Form: LeadersForm,
  },
  about: {
    label: 'About the college',
    purpose: 'The text on the home page',
    icon: BookOpen,
    Form: AboutForm,
  },
  services: {
    label: 'Services',
    purpose: 'The panel of links on the home page',
    icon: Signpost,
    Form: ServicesForm,
  },
  courses: {
    label: 'Courses',
    purpose: 'The cards on the home page',
    icon: GraduationCap,
    Form: CoursesForm,
  },
  search: {
    label: 'Search',
    purpose: 'Words that mean the same: whoever searches for one finds the others too',
    icon: Search,
    Form: SearchForm,
  },
}
