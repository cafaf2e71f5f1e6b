import type { krutiDev as english } from '../../en/desk/kruti-dev.ts'

export const krutiDev: typeof english = {
  title: 'यह पाठ कृति देव में लगता है। यूनिकोड में बदलें?',
  offered: 'यह पाठ कृति देव में लगता है। यूनिकोड में बदलने के लिए Tab दबाएँ, ऐसे ही रखने के लिए Escape दबाएँ।',
  preview: 'बदलने पर:',
  convert: 'बदलें',
  decline: 'अभी नहीं',
  done: 'यूनिकोड में बदल दिया गया।',
  undo: 'वापस लें',
}
