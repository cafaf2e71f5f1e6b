import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

type Evidence = {
  /** Files, each with a part of the title of a test in it. */
  tests?: readonly (readonly [file: string, title: string])[]
  /** The day (YYYY-MM-DD) on which a person last looked. */
  checkedOn?: string
  /** What does not conform; without one the criterion is met. */
  gap?: LocalizedText
  /** True if no page has what the criterion is about. */
  isAbsent?: true
}

export type Criterion = Evidence & { id: string; level: 'A' | 'AA'; name: LocalizedText }

const criterion = (
  id: string,
  level: Criterion['level'],
  en: string,
  hi: string,
  evidence: Evidence,
): Criterion => ({ id, level, name: { en, hi }, ...evidence })

const browser = (name: string, title: string) => [`tests/browser/${name}.spec.ts`, title] as const

const everyPage = browser('every-route', 'is complete and accessible, and reads the same without scripts')
const everyHindiPage = browser('hindi-pages', 'Every page in Hindi is accessible')
const validHtml = browser('every-route', 'Every page’s HTML is valid by the site’s rules')
const keyboardForm = browser('registration', 'An applicant with a keyboard alone')
const menus = browser('menus', 'Every menu can be opened, browsed and closed by keyboard')
const deskByKeyboard = browser('desk-lists', 'by keyboard alone, from the sidebar to a row’s details')
const carousel = (title: string) => browser('home-carousel', title)
const ownSpec = (title: string) => ['plugins/accessibility/tests/browser/conformance.spec.ts', title] as const

const lastLook = '2026-12-01'
const uploadedPdfs = {
  en: 'PDFs that the office uploads can be scans, or lack a structure for screen readers. Notices have their text on a page; the desk warns of such a file.',
  hi: 'कार्यालय की अपलोड की गई कुछ PDF स्कैन की हुई हैं, या उनमें स्क्रीन रीडर के लिए संरचना नहीं है। सूचनाओं का पाठ पृष्ठ पर भी होता है; ऐसी फ़ाइल पर कार्यालय को चेतावनी मिलती है।',
}

/** The criteria of levels A and AA of WCAG 2.2 (https://www.w3.org/TR/WCAG22/), and how each is checked. */
export const register: readonly Criterion[] = [
  criterion('1.1.1', 'A', 'Pictures and icons have a text', 'चित्रों के बदले पाठ', {
    tests: [everyPage, everyHindiPage],
    gap: uploadedPdfs,
  }),
  criterion('1.2.1', 'A', 'Sound or video alone', 'केवल आवाज़ या केवल वीडियो', { isAbsent: true }),
  criterion('1.2.2', 'A', 'Captions', 'वीडियो में उपशीर्षक', { isAbsent: true }),
  criterion('1.2.3', 'A', 'Audio description or text', 'वीडियो का वर्णन या पाठ', { isAbsent: true }),
  criterion('1.2.4', 'AA', 'Live captions', 'सीधे प्रसारण में उपशीर्षक', { isAbsent: true }),
  criterion('1.2.5', 'AA', 'Audio description', 'वीडियो का बोला हुआ वर्णन', { isAbsent: true }),
  criterion(
    '1.3.1',
    'A',
    'Headings, lists, tables and labels are marked as such',
    'शीर्षक, सूची, तालिका और लेबल की पहचान',
    {
      tests: [everyPage, validHtml],
      gap: uploadedPdfs,
    },
  ),
  criterion('1.3.2', 'A', 'The order makes sense', 'पढ़ने का क्रम', { tests: [everyPage] }),
  criterion('1.3.3', 'A', 'Instructions don’t depend on shape or place', 'निर्देश आकार या स्थान पर निर्भर नहीं', {
    checkedOn: lastLook,
  }),
  criterion('1.3.4', 'AA', 'Upright and sideways', 'फ़ोन खड़ा या आड़ा', { checkedOn: lastLook }),
  criterion('1.3.5', 'AA', 'Browsers can fill in your details', 'ब्राउज़र अपने-आप विवरण भर सके', {
    tests: [everyPage],
  }),
  criterion('1.4.1', 'A', 'Nothing is said by colour alone', 'कोई बात केवल रंग से नहीं', { checkedOn: lastLook }),
  criterion('1.4.2', 'A', 'Control of sound', 'आवाज़ पर नियंत्रण', { isAbsent: true }),
  criterion('1.4.3', 'AA', 'Contrast of text', 'पाठ और पृष्ठभूमि में अंतर', {
    tests: [everyPage, ['web/src/ui/colours.test.ts', 'contrast']],
  }),
  criterion('1.4.4', 'AA', 'Text twice as large', 'दोगुना बड़ा पाठ', {
    tests: [browser('reflow', 'The header and every menu stay on the screen with text twice as large')],
  }),
  criterion('1.4.5', 'AA', 'No pictures of text', 'पाठ के चित्र नहीं', { checkedOn: lastLook }),
  criterion('1.4.10', 'AA', 'Narrow screens scroll in one direction', 'छोटी स्क्रीन पर केवल ऊपर-नीचे खिसकाना', {
    tests: [browser('reflow', 'The home page scrolls only vertically at 320 px'), everyPage],
  }),
  criterion('1.4.11', 'AA', 'Contrast of buttons and inputs', 'बटन और खानों की स्पष्टता', {
    tests: [browser('preferences', 'A reader with forced colours sees the shape of buttons')],
    checkedOn: lastLook,
  }),
  criterion('1.4.12', 'AA', 'Wider spacing of text', 'अक्षरों और पंक्तियों में अधिक दूरी', {
    tests: [ownSpec('A reader who spaces text wider loses none of it')],
  }),
  criterion('1.4.13', 'AA', 'What appears on hover', 'माउस ले जाने पर दिखने वाली चीज़ें', {
    tests: [menus],
    checkedOn: lastLook,
  }),
  criterion('2.1.1', 'A', 'Everything works by keyboard', 'सब कुछ कीबोर्ड से', {
    tests: [menus, keyboardForm, deskByKeyboard],
  }),
  criterion('2.1.2', 'A', 'The keyboard is never trapped', 'कीबोर्ड कहीं नहीं अटकता', {
    tests: [browser('menus', 'A menu closes when the focus leaves it')],
  }),
  criterion('2.1.4', 'A', 'Shortcuts of one key', 'एक अक्षर के शॉर्टकट', { isAbsent: true }),
  criterion('2.2.1', 'A', 'Enough time', 'पर्याप्त समय', {
    tests: [browser('registration-kept', 'What an applicant types survives a reload')],
    checkedOn: lastLook,
  }),
  criterion('2.2.2', 'A', 'What moves can be stopped', 'चलती चीज़ें रोकी जा सकती हैं', {
    tests: [
      carousel('pauses under a mouse, with the focus in it, and by its switch'),
      carousel('does not move by itself with reduced motion'),
    ],
  }),
  criterion('2.3.1', 'A', 'Nothing flashes', 'कुछ नहीं चमकता', { checkedOn: lastLook }),
  criterion('2.4.1', 'A', 'A link skips to the content', 'सीधे सामग्री पर जाने का लिंक', { tests: [everyPage] }),
  criterion('2.4.2', 'A', 'Pages have titles', 'पृष्ठों के शीर्षक', {
    tests: [browser('every-route', 'Every page has its heading and title')],
  }),
  criterion('2.4.3', 'A', 'The focus moves in order', 'फ़ोकस का क्रम', {
    tests: [keyboardForm, deskByKeyboard],
  }),
  criterion('2.4.4', 'A', 'Links say where they lead', 'लिंक बताते हैं कि कहाँ ले जाएँगे', { tests: [everyPage] }),
  criterion('2.4.5', 'AA', 'Menu, search and links', 'मेनू, खोज और लिंक', {
    tests: [menus, browser('search', 'A visitor finds a page with the keyboard alone')],
  }),
  criterion('2.4.6', 'AA', 'Headings and labels describe', 'स्पष्ट शीर्षक और लेबल', { checkedOn: lastLook }),
  criterion('2.4.7', 'AA', 'The focus can be seen', 'फ़ोकस दिखता है', {
    tests: [keyboardForm],
    checkedOn: lastLook,
  }),
  criterion('2.4.11', 'AA', 'The focus is not covered', 'फ़ोकस ढका नहीं', {
    tests: [ownSpec('What has the focus is never covered')],
  }),
  criterion('2.5.1', 'A', 'No gesture of two fingers', 'दो उँगलियों के इशारे नहीं', { checkedOn: lastLook }),
  criterion('2.5.2', 'A', 'A press can be cancelled', 'दबाना रद्द हो सकता है', { checkedOn: lastLook }),
  criterion('2.5.3', 'A', 'Labels and names agree', 'लेबल और नाम एक', { tests: [everyPage] }),
  criterion('2.5.4', 'A', 'Nothing needs a shake', 'फ़ोन हिलाने की ज़रूरत नहीं', { isAbsent: true }),
  criterion('2.5.7', 'AA', 'Dragging has buttons beside it', 'खींचने के साथ बटन भी', {
    tests: [
      [
        'web/src/features/site/desk/settings-forms/settings-forms.test.tsx',
        'moves and deletes a slide by buttons',
      ],
    ],
  }),
  criterion('2.5.8', 'AA', 'Targets are large enough', 'दबाने की जगह पर्याप्त', {
    tests: [ownSpec('Everything that is pressed is large enough')],
  }),
  criterion('3.1.1', 'A', 'The language of a page', 'पृष्ठ की भाषा', { tests: [everyPage, everyHindiPage] }),
  criterion('3.1.2', 'AA', 'The language of parts', 'पृष्ठ के भागों की भाषा', {
    tests: [
      browser('hindi-pages', 'A reader of Hindi finds no English on any page but what is marked as English'),
    ],
  }),
  criterion('3.2.1', 'A', 'Nothing changes on focus', 'फ़ोकस से कुछ नहीं बदलता', { tests: [keyboardForm] }),
  criterion('3.2.2', 'A', 'No surprise while you fill in', 'भरते समय कुछ अचानक नहीं', { tests: [keyboardForm] }),
  criterion('3.2.3', 'AA', 'Menus stay in their place', 'मेनू एक ही जगह', {
    tests: [browser('layout', 'With the keyboard alone, a clerk puts a page into a menu')],
  }),
  criterion('3.2.4', 'AA', 'One name for one thing', 'एक चीज़ का एक नाम', { checkedOn: lastLook }),
  criterion('3.2.6', 'A', 'Help is in one place', 'सहायता एक ही जगह', { checkedOn: lastLook }),
  criterion('3.3.1', 'A', 'Errors are told at their field', 'ग़लती उसी खाने पर', { tests: [keyboardForm] }),
  criterion('3.3.2', 'A', 'Labels and hints', 'लेबल और संकेत', { tests: [everyPage] }),
  criterion('3.3.3', 'AA', 'Errors say what to do', 'ग़लती के साथ उपाय', {
    tests: [browser('refused-forms', 'Forms show on a phone what is missing or wrong')],
  }),
  criterion('3.3.4', 'AA', 'Checked before it counts', 'भेजने से पहले जाँच', { checkedOn: lastLook }),
  criterion('3.3.7', 'A', 'Nothing is asked twice', 'कुछ दो बार नहीं पूछा जाता', { checkedOn: lastLook }),
  criterion('3.3.8', 'AA', 'Signing in needs no puzzle', 'लॉगिन में कोई पहेली नहीं', {
    tests: [
      ['web/src/features/account/components/login-flow-code.test.tsx', 'pastes the code with its spaces'],
    ],
  }),
  criterion('4.1.2', 'A', 'Names, roles and values', 'नाम, भूमिका और मान', { tests: [everyPage, validHtml] }),
  criterion('4.1.3', 'AA', 'Status messages are announced', 'स्थिति के संदेश बोले जाते हैं', {
    tests: [carousel('announces the slide')],
    checkedOn: lastLook,
  }),
]
