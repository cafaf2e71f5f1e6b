import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, departments, people, posts } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.proctorialBoard.path,
  title: both('Proctorial board', 'कुलानुशासक मंडल'),
  description: [
    'The eleven members of the proctorial board, who keep order and safety on the campus, and how to reach them.',
    'कुलानुशासक मंडल के ग्यारह सदस्य, जो परिसर में व्यवस्था और सुरक्षा बनाए रखते हैं, और उनसे कैसे मिलें।',
  ],
  lead: both(
    'The board keeps the peace of the campus, so that everyone can study without fear.',
    'मंडल परिसर में शांति बनाए रखता है, ताकि सब बेफ़िक्र होकर पढ़ सकें।',
  ),
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the proctorial board', 'कुलानुशासक मंडल के सदस्य'),
      columns: texts(columns.number, columns.name, columns.position, columns.department),
      rows: rows(
        ['1', people.alokNathDwivedi, ['Chief Proctor', 'मुख्य कुलानुशासक'], departments.zoology],
        ['2', people.raviMishra, ['Deputy Proctor', 'उप कुलानुशासक'], departments.physics],
        ['3', people.ashaVerma, posts.member, departments.politicalScience],
        ['4', people.vivekSrivastava, posts.member, departments.english],
        ['5', people.irfanAhmadAnsari, posts.member, departments.history],
        ['6', people.sunitaYadav, posts.member, departments.sociology],
        ['7', ['Dr. Anjali Tirkey', 'डॉ. अंजलि तिर्की'], posts.member, departments.botany],
        ['8', people.harpreetSinghGill, posts.member, departments.economics],
        ['9', people.sandeepKumarPatel, posts.member, departments.mathematics],
        ['10', people.kavitaGautam, posts.member, departments.geography],
        ['11', people.abhishekChaurasia, posts.member, departments.computerApplication],
      ),
    },
    {
      kind: 'list',
      heading: both('What the board does', 'मंडल के काम'),
      items: texts(
        [
          'Keeps the gate, the grounds and the corridors orderly, and has a member on duty in every period.',
          'द्वार, मैदान और गलियारों में व्यवस्था बनाए रखता है; हर पीरियड में मंडल का एक सदस्य ड्यूटी पर रहता है।',
        ],
        [
          'Acts as the anti-ragging committee: it takes the undertaking of each student and guardian at admission and looks into every report.',
          'रैगिंग-रोधी समिति के रूप में कार्य करता है: प्रवेश के समय हर विद्यार्थी और अभिभावक से वचन-पत्र लेता है और हर सूचना की जाँच करता है।',
        ],
        [
          'Hears cases of indiscipline, with the student and, where needed, the guardian present.',
          'अनुशासनहीनता के मामलों की सुनवाई विद्यार्थी की, और ज़रूरी होने पर अभिभावक की भी, उपस्थिति में करता है।',
        ],
        [
          'Issues character certificates, and permission for posters, meetings and visits.',
          'चरित्र प्रमाण-पत्र तथा पोस्टर, सभा और भ्रमण की अनुमति जारी करता है।',
        ],
      ),
    },
    {
      kind: 'notice',
      heading: both('Ragging is an offence', 'रैगिंग अपराध है'),
      paragraphs: texts([
        'If you are ragged, or see it happen, tell any member at once, write to {{proctor.email}} or use the complaint box near the library. Your name is kept confidential.',
        'आपके साथ रैगिंग हो, या आप किसी के साथ होते देखें, तो तुरंत किसी भी सदस्य को बताएँ, {{proctor.email}} पर लिखें या पुस्तकालय के पास लगी शिकायत पेटी में पत्र डालें। आपका नाम गोपनीय रखा जाता है।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['Safety and help', 'सुरक्षा और सहायता'], '/student-safety'),
        link(['Code of conduct', 'आचार संहिता'], pagePaths.codeOfConduct.path),
      ],
    },
  ],
}
