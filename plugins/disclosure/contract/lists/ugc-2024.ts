import { type DisclosureList, ofCollege, ofUniversity, section, text } from './disclosure-list.ts'

const officeOfUniversity = [
  'The college is affiliated to a university. Only the university has this office.',
  'महाविद्यालय एक विश्वविद्यालय से संबद्ध है। यह पद केवल विश्वविद्यालय में होता है।',
] as const

const bodyOfUniversity = [
  'The university, to which the college is affiliated, has this body.',
  'यह निकाय उस विश्वविद्यालय में है जिससे महाविद्यालय संबद्ध है।',
] as const

/** The UGC's guidelines on public self-disclosure of 2024, item by item. */
export const ugc2024: DisclosureList = {
  key: 'ugc-2024',
  name: text(['UGC: public self-disclosure', 'यूजीसी: सार्वजनिक स्व-प्रकटीकरण']),
  basis: text([
    'UGC guidelines on public self-disclosure by higher education institutions, 2024',
    'उच्च शिक्षा संस्थानों के सार्वजनिक स्व-प्रकटीकरण पर यूजीसी के दिशा-निर्देश, 2024',
  ]),
  sections: [
    section(
      'about',
      ['About the institution', 'संस्था के बारे में'],
      [
        ofCollege('ugc-overview', ['Overview of the institution', 'संस्था का परिचय'], { page: 'history' }),
        ofCollege(
          'ugc-act',
          ['Act and statutes, or memorandum of association', 'अधिनियम और परिनियम, या संस्था का ज्ञापन-पत्र'],
          { document: 'statutes' },
        ),
        ofCollege('ugc-plan', ['Institutional development plan', 'संस्थागत विकास योजना'], {
          document: 'report',
        }),
        ofCollege('ugc-affiliation', ['Affiliating university', 'संबद्धता देने वाला विश्वविद्यालय'], {
          page: 'history',
        }),
        ofUniversity(
          'ugc-units',
          ['Constituent units and affiliated colleges', 'घटक इकाइयाँ और संबद्ध महाविद्यालय'],
          [
            'The college has no constituent units and affiliates no colleges.',
            'महाविद्यालय की कोई घटक इकाई नहीं है और यह किसी महाविद्यालय को संबद्धता नहीं देता।',
          ],
        ),
        ofUniversity(
          'ugc-off-campus',
          [
            'Off-campus centres, and centres for distance and online learning',
            'परिसर से बाहर के केंद्र, और दूरस्थ तथा ऑनलाइन शिक्षा के केंद्र',
          ],
          ['The college teaches on its own campus only.', 'महाविद्यालय केवल अपने परिसर में पढ़ाता है।'],
        ),
        ofCollege(
          'ugc-accreditation',
          ['Accreditation and ranking (NAAC, NBA, NIRF)', 'मूल्यांकन और रैंकिंग (नैक, एनबीए, एनआईआरएफ)'],
          { page: 'iqac' },
        ),
        ofCollege(
          'ugc-recognition',
          [
            'Recognition and approvals (sections 2(f) and 12B of the UGC Act, and others)',
            'मान्यता और अनुमोदन (यूजीसी अधिनियम की धारा 2(एफ), 12बी और अन्य)',
          ],
          { document: 'order' },
        ),
        ofCollege('ugc-annual-reports', ['Annual reports', 'वार्षिक प्रतिवेदन'], { document: 'report' }),
        ofCollege(
          'ugc-accounts',
          [
            'Annual accounts with audit report: balance sheet, income and expenditure, receipts and payments',
            'लेखापरीक्षा रिपोर्ट सहित वार्षिक लेखे: तुलन-पत्र, आय-व्यय, प्राप्ति और भुगतान',
          ],
          { document: 'accounts' },
        ),
        ofCollege('ugc-sponsoring-body', ['Sponsoring body: society or trust', 'संचालक संस्था: समिति या न्यास'], {
          page: 'governingBody',
        }),
      ],
    ),
    section(
      'administration',
      ['Administration', 'प्रशासन'],
      [
        ofUniversity('ugc-chancellor', ['Chancellor', 'कुलाधिपति'], officeOfUniversity),
        ofUniversity('ugc-pro-chancellor', ['Pro-Chancellor', 'प्रति-कुलाधिपति'], officeOfUniversity),
        ofUniversity('ugc-vice-chancellor', ['Vice-Chancellor', 'कुलपति'], officeOfUniversity),
        ofUniversity('ugc-pro-vice-chancellor', ['Pro-Vice-Chancellor', 'प्रति-कुलपति'], officeOfUniversity),
        ofUniversity('ugc-registrar', ['Registrar', 'कुलसचिव'], officeOfUniversity),
        ofCollege('ugc-principal', ['Principal', 'प्राचार्य'], { page: 'principalsMessage' }),
        ofUniversity('ugc-finance-officer', ['Finance Officer', 'वित्त अधिकारी'], officeOfUniversity),
        ofUniversity('ugc-examinations', ['Controller of Examinations', 'परीक्षा नियंत्रक'], officeOfUniversity),
        ofUniversity('ugc-vigilance', ['Chief Vigilance Officer', 'मुख्य सतर्कता अधिकारी'], officeOfUniversity),
        ofCollege('ugc-ombudsperson', ['Ombudsperson', 'लोकपाल (ओम्बड्सपर्सन)'], { page: 'grievanceCell' }),
        ofCollege(
          'ugc-governing-body',
          [
            'Governing body, board of management or executive council: composition and members',
            'प्रबंध समिति, प्रबंध मंडल या कार्य परिषद: गठन और सदस्य',
          ],
          { page: 'governingBody' },
        ),
        ofUniversity('ugc-academic-council', ['Academic Council', 'विद्या परिषद'], bodyOfUniversity),
        ofUniversity('ugc-board-of-studies', ['Board of Studies', 'अध्ययन बोर्ड'], bodyOfUniversity),
        ofUniversity('ugc-finance-committee', ['Finance Committee', 'वित्त समिति'], bodyOfUniversity),
        ofCollege(
          'ugc-complaint-committee',
          ['Internal Complaint Committee: members', 'आंतरिक शिकायत समिति: सदस्य'],
          { page: 'harassmentCommittee' },
        ),
        ofCollege(
          'ugc-academic-leadership',
          ['Academic leadership: deans and heads of departments', 'शैक्षणिक नेतृत्व: संकायाध्यक्ष और विभागाध्यक्ष'],
          { directory: 'faculty' },
        ),
      ],
    ),
    section(
      'academics',
      ['Academics', 'शैक्षणिक'],
      [
        ofCollege('ugc-programmes', ['Academic programmes', 'पाठ्यक्रम'], { page: 'syllabus' }),
        ofCollege('ugc-calendar', ['Academic calendar', 'शैक्षणिक कैलेंडर'], { document: 'calendar' }),
        ofCollege(
          'ugc-ordinances',
          ['Statutes and ordinances on academics and examinations', 'पढ़ाई और परीक्षा के परिनियम और अध्यादेश'],
          { document: 'statutes' },
        ),
        ofCollege('ugc-departments', ['Schools, departments and centres', 'संकाय, विभाग और केंद्र'], {
          directory: 'faculty',
        }),
        ofCollege(
          'ugc-faculty',
          [
            'Teachers and staff of each department, with photographs',
            'हर विभाग के शिक्षक और कर्मचारी, फ़ोटो सहित',
          ],
          { directory: 'faculty' },
        ),
        ofUniversity(
          'ugc-distance-programmes',
          ['Recognised distance and online programmes', 'मान्यता प्राप्त दूरस्थ और ऑनलाइन पाठ्यक्रम'],
          [
            'The college offers no distance or online programme.',
            'महाविद्यालय कोई दूरस्थ या ऑनलाइन पाठ्यक्रम नहीं चलाता।',
          ],
        ),
        ofCollege(
          'ugc-iqac',
          ['Internal Quality Assurance Cell (IQAC)', 'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ (आईक्यूएसी)'],
          { page: 'iqac' },
        ),
        ofCollege('ugc-library', ['Library', 'पुस्तकालय'], { page: 'library' }),
        ofCollege('ugc-collaborations', ['Academic collaborations', 'शैक्षणिक सहयोग'], {
          page: 'researchInnovation',
        }),
      ],
    ),
    section(
      'admissions',
      ['Admissions and fees', 'प्रवेश और शुल्क'],
      [
        ofCollege('ugc-prospectus', ['Prospectus', 'विवरणिका'], { document: 'prospectus' }),
        ofCollege('ugc-fees', ['Fees of each programme', 'हर पाठ्यक्रम का शुल्क'], {
          page: 'admissionProcedure',
        }),
        ofCollege(
          'ugc-admission-process',
          ['Admission process and guidelines', 'प्रवेश प्रक्रिया और दिशा-निर्देश'],
          { page: 'admissionProcedure' },
        ),
        ofCollege('ugc-refund-policy', ['Fee refund policy', 'शुल्क वापसी की नीति'], { document: 'policy' }),
      ],
    ),
    section(
      'research',
      ['Research', 'शोध'],
      [
        ofCollege(
          'ugc-research-cell',
          [
            'Research and development cell: projects, consultancy, foreign collaboration',
            'शोध एवं विकास प्रकोष्ठ: परियोजनाएँ, परामर्श, विदेशी सहयोग',
          ],
          { page: 'researchInnovation' },
        ),
        ofCollege(
          'ugc-incubation',
          [
            'Cell for industry collaboration, incubation, start-ups and entrepreneurship',
            'उद्योग सहयोग, इन्क्यूबेशन, स्टार्ट-अप और उद्यमिता प्रकोष्ठ',
          ],
          { page: 'researchInnovation' },
        ),
        ofCollege('ugc-central-facilities', ['Central facilities', 'केंद्रीय सुविधाएँ']),
      ],
    ),
    section(
      'student-life',
      ['Student life', 'छात्र जीवन'],
      [
        ofCollege('ugc-sports', ['Sports facilities', 'खेल सुविधाएँ'], { page: 'sports' }),
        ofCollege('ugc-ncc-nss', ['NCC and NSS', 'एनसीसी और एनएसएस'], { page: 'ncc' }),
        ofCollege('ugc-hostel', ['Hostel', 'छात्रावास'], undefined, [
          'The college has no hostel.',
          'महाविद्यालय में छात्रावास नहीं है।',
        ]),
        ofCollege('ugc-placement', ['Placement cell and its activities', 'प्लेसमेंट प्रकोष्ठ और उसके कार्य'], {
          page: 'careerCounselling',
        }),
        ofCollege(
          'ugc-grievance-committee',
          ['Student Grievance Redressal Committee and Ombudsperson', 'छात्र शिकायत निवारण समिति और लोकपाल'],
          { page: 'grievanceCell' },
        ),
        ofCollege('ugc-health', ['Health facilities', 'स्वास्थ्य सुविधाएँ']),
        ofCollege(
          'ugc-complaints',
          ['Internal Complaint Committee: how to complain', 'आंतरिक शिकायत समिति: शिकायत कैसे करें'],
          { page: 'harassmentCommittee' },
        ),
        ofCollege('ugc-anti-ragging', ['Anti-Ragging Cell', 'रैगिंग-रोधी प्रकोष्ठ'], { page: 'proctorialBoard' }),
        ofCollege('ugc-equal-opportunity', ['Equal Opportunity Cell', 'समान अवसर प्रकोष्ठ']),
        ofCollege('ugc-sedg', [
          'Cell for socio-economically disadvantaged groups (SEDG)',
          'सामाजिक-आर्थिक रूप से वंचित समूह (एसईडीजी) प्रकोष्ठ',
        ]),
        ofCollege('ugc-barrier-free', ['Facilities for people with disabilities', 'दिव्यांगजनों के लिए सुविधाएँ']),
      ],
    ),
    section(
      'alumni',
      ['Alumni', 'पूर्व छात्र'],
      [
        ofCollege('ugc-alumni', ['Alumni association with details', 'पूर्व छात्र संघ का विवरण'], {
          page: 'alumniAssociation',
        }),
      ],
    ),
    section(
      'information',
      ['Information corner', 'सूचना पटल'],
      [
        ofCollege('ugc-rti', [
          'Right to Information: CPIO and Appellate Authority',
          'सूचना का अधिकार: जन सूचना अधिकारी और अपीलीय प्राधिकारी',
        ]),
        ofCollege('ugc-circulars', ['Circulars and notices', 'परिपत्र और सूचनाएँ'], { list: 'notices' }),
        ofCollege('ugc-announcements', ['Announcements', 'घोषणाएँ'], { list: 'notices' }),
        ofCollege('ugc-newsletters', ['Newsletters', 'समाचार-पत्रिका'], { document: 'newsletter' }),
        ofCollege('ugc-news', ['News, recent events and achievements', 'समाचार, हाल के कार्यक्रम और उपलब्धियाँ'], {
          list: 'notices',
        }),
        ofCollege('ugc-jobs', ['Job openings', 'रिक्त पद'], { list: 'notices' }),
        ofCollege('ugc-roster', ['Reservation roster', 'आरक्षण रोस्टर'], { document: 'order' }),
        ofUniversity(
          'ugc-study-in-india',
          ['Study in India', 'स्टडी इन इंडिया'],
          ['The college does not take part in Study in India.', 'महाविद्यालय स्टडी इन इंडिया में भाग नहीं लेता।'],
        ),
        ofCollege(
          'ugc-international',
          [
            'Admission procedure and facilities for international students',
            'विदेशी छात्रों के लिए प्रवेश प्रक्रिया और सुविधाएँ',
          ],
          undefined,
          ['The college does not admit international students.', 'महाविद्यालय विदेशी छात्रों को प्रवेश नहीं देता।'],
        ),
      ],
    ),
    section(
      'gallery',
      ['Picture gallery', 'चित्र वीथी'],
      [ofCollege('ugc-gallery', ['Picture gallery', 'चित्र वीथी'], { page: 'culturalEvents' })],
    ),
    section(
      'contact',
      ['Contact', 'संपर्क'],
      [
        ofCollege(
          'ugc-contact',
          [
            'Phone number, official e-mail address, postal address and map',
            'फ़ोन नंबर, आधिकारिक ई-मेल, डाक पता और मानचित्र',
          ],
          { page: 'contact' },
        ),
        ofCollege('ugc-directory', ['Telephone directory', 'टेलीफ़ोन निर्देशिका'], { document: 'directory' }),
      ],
    ),
  ],
}
