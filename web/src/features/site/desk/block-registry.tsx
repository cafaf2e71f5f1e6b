import type { Block, BlockKind, BlockOf, FrameBlock } from '@prangan/contract/schemas/content'
import {
  AlignLeft,
  CircleHelp,
  FileText,
  Gauge,
  Image,
  Images,
  Link2,
  List,
  type LucideIcon,
  MapPin,
  MousePointerClick,
  PenLine,
  Play,
  StickyNote,
  Table2,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { BlockFormProps } from './block-forms/block-form.ts'
import { FactsForm, FaqForm } from './block-forms/fact-forms.tsx'
import { ActionsForm, DocumentsForm, LinksForm } from './block-forms/link-forms.tsx'
import { MapForm } from './block-forms/map-form.tsx'
import { PeopleForm, SignatureForm } from './block-forms/people-forms.tsx'
import { GalleryForm, PictureForm, VideoForm } from './block-forms/picture-forms.tsx'
import { TableForm } from './block-forms/table-form.tsx'
import { ListForm, TextForm } from './block-forms/text-forms.tsx'
import { frameForms } from './frame-forms/frame-forms.ts'

type Blank<Kind extends BlockKind> = Omit<BlockOf<Kind>, 'id' | 'kind'>

/** A kind of block: what people call it, what it is for, what a new one holds, and its form. */
type BlockRow<Kind extends BlockKind> = {
  label: string
  purpose: string
  icon: LucideIcon
  blank: () => Blank<Kind>
  Form: ComponentType<BlockFormProps<BlockOf<Kind>>>
}

const text = () => ({ en: '' })

/** The kinds of blocks of a page, in the order in which they are offered. */
export const pageBlocks: { readonly [Kind in BlockKind]: BlockRow<Kind> } = {
  text: {
    label: 'Text',
    purpose: 'Paragraphs, with a heading if you like',
    icon: AlignLeft,
    blank: () => ({ paragraphs: [text()] }),
    Form: TextForm,
  },
  list: {
    label: 'List',
    purpose: 'Points or numbered steps',
    icon: List,
    blank: () => ({ items: [text()] }),
    Form: ListForm,
  },
  table: {
    label: 'Table',
    purpose: 'Fees, members, timings: paste it from Excel or Word',
    icon: Table2,
    blank: () => ({ caption: text(), columns: [text(), text()], rows: [{ cells: [text(), text()] }] }),
    Form: TableForm,
  },
  facts: {
    label: 'Figures',
    purpose: 'What readers look for first: a fee, seats, a last date',
    icon: Gauge,
    blank: () => ({ facts: [{ name: text(), value: text() }] }),
    Form: FactsForm,
  },
  notice: {
    label: 'Highlighted note',
    purpose: 'Something that nobody should miss',
    icon: StickyNote,
    blank: () => ({ paragraphs: [text()] }),
    Form: TextForm,
  },
  links: {
    label: 'Links',
    purpose: 'Other pages and sites, with a line about each',
    icon: Link2,
    blank: () => ({ links: [{ text: text(), href: '' }] }),
    Form: LinksForm,
  },
  actions: {
    label: 'Buttons',
    purpose: 'The next step: apply, write to us',
    icon: MousePointerClick,
    blank: () => ({ links: [{ text: text(), href: '' }] }),
    Form: ActionsForm,
  },
  documents: {
    label: 'Documents',
    purpose: 'PDFs of the library, always in their newest version',
    icon: FileText,
    blank: () => ({ documents: [{ document: '' }] }),
    Form: DocumentsForm,
  },
  picture: {
    label: 'Picture',
    purpose: 'One picture with a caption',
    icon: Image,
    blank: () => ({ picture: '' }),
    Form: PictureForm,
  },
  gallery: {
    label: 'Gallery',
    purpose: 'Several pictures side by side',
    icon: Images,
    blank: () => ({ pictures: [{ picture: '' }] }),
    Form: GalleryForm,
  },
  people: {
    label: 'People',
    purpose: 'Members of a committee or an office, with pictures',
    icon: Users,
    blank: () => ({ people: [{ name: text() }] }),
    Form: PeopleForm,
  },
  faq: {
    label: 'Questions',
    purpose: 'Questions with their answers, which open one by one',
    icon: CircleHelp,
    blank: () => ({ questions: [{ question: text(), answer: [text()] }] }),
    Form: FaqForm,
  },
  video: {
    label: 'Video',
    purpose: 'A picture that leads to a video on another site',
    icon: Play,
    blank: () => ({ href: '', title: text() }),
    Form: VideoForm,
  },
  map: {
    label: 'Map',
    purpose: 'Where something is',
    icon: MapPin,
    blank: () => ({ place: text(), latitude: 0, longitude: 0 }),
    Form: MapForm,
  },
  signature: {
    label: 'Signature',
    purpose: 'The name and picture of a leader below their message',
    icon: PenLine,
    blank: () => ({ person: '' }),
    Form: SignatureForm,
  },
}

/** What the editor shows of a block, whether of a page or of the frame. */
export type ShownKind = Pick<BlockRow<'text'>, 'label' | 'purpose' | 'icon'> & {
  Form: ComponentType<BlockFormProps<never>>
}

const allBlocks = { ...pageBlocks, ...frameForms } as unknown as Readonly<Record<string, ShownKind>>

/** The row of a block's kind. */
export const rowOf = ({ kind }: Block | FrameBlock): ShownKind => allBlocks[kind] as ShownKind

/** A new block of a kind. */
export const newBlock = (kind: BlockKind): Block =>
  ({ id: crypto.randomUUID(), kind, ...pageBlocks[kind].blank() }) as Block
