import { type DisclosureList, ofCollege, section, text } from './disclosure-list.ts'

/** What the Right to Information Act asks each public authority to publish: seventeen manuals, in its order. */
export const rti2005: DisclosureList = {
  key: 'rti-2005',
  name: text(['Right to Information: the 17 manuals', 'सूचना का अधिकार: 17 मैनुअल']),
  basis: text([
    'Right to Information Act, 2005, section 4(1)(b)',
    'सूचना का अधिकार अधिनियम, 2005, धारा 4(1)(ख)',
  ]),
  sections: [
    section(
      'organisation',
      ['Organisation and its people', 'संगठन और उसके लोग'],
      [
        ofCollege('rti-organisation', ['1. Organisation, functions and duties', '1. संगठन, कार्य और कर्तव्य'], {
          page: 'history',
        }),
        ofCollege(
          'rti-powers',
          ['2. Powers and duties of officers and employees', '2. अधिकारियों और कर्मचारियों की शक्तियाँ और कर्तव्य'],
          { document: 'order' },
        ),
        ofCollege(
          'rti-decisions',
          [
            '3. How decisions are made, with supervision and accountability',
            '3. निर्णय की प्रक्रिया, पर्यवेक्षण और उत्तरदायित्व सहित',
          ],
          { page: 'governingBody' },
        ),
        ofCollege('rti-norms', ['4. Norms for the discharge of functions', '4. कार्यों के निर्वहन के मानदंड'], {
          document: 'policy',
        }),
        ofCollege(
          'rti-rules',
          [
            '5. Rules, regulations, instructions, manuals and records',
            '5. नियम, विनियम, अनुदेश, निर्देशिकाएँ और अभिलेख',
          ],
          { page: 'codeOfConduct' },
        ),
      ],
    ),
    section(
      'records',
      ['Records and consultation', 'अभिलेख और परामर्श'],
      [
        ofCollege('rti-documents', ['6. Categories of documents held', '6. रखे गए दस्तावेज़ों के प्रकार'], {
          document: 'directory',
        }),
        ofCollege(
          'rti-consultation',
          ['7. Consultation with members of the public', '7. जनता के सदस्यों से परामर्श की व्यवस्था'],
          { page: 'iqac' },
        ),
        ofCollege(
          'rti-committees',
          [
            '8. Boards, councils and committees, and whether their meetings and minutes are open',
            '8. बोर्ड, परिषदें और समितियाँ, और क्या उनकी बैठकें और कार्यवृत्त सबके लिए खुले हैं',
          ],
          { page: 'governingBody' },
        ),
      ],
    ),
    section(
      'staff',
      ['Staff and money', 'कर्मचारी और धन'],
      [
        ofCollege(
          'rti-directory',
          ['9. Directory of officers and employees', '9. अधिकारियों और कर्मचारियों की निर्देशिका'],
          { directory: 'faculty' },
        ),
        ofCollege(
          'rti-pay',
          [
            '10. Monthly remuneration of officers and employees',
            '10. अधिकारियों और कर्मचारियों का मासिक पारिश्रमिक',
          ],
          { document: 'report' },
        ),
        ofCollege(
          'rti-budget',
          [
            '11. Budget, plans, proposed expenditure and disbursements',
            '11. बजट, योजनाएँ, प्रस्तावित व्यय और संवितरण',
          ],
          { document: 'accounts' },
        ),
        ofCollege(
          'rti-subsidies',
          [
            '12. Subsidy programmes, with amounts and beneficiaries',
            '12. सहायिकी (सब्सिडी) कार्यक्रम, राशि और लाभार्थियों सहित',
          ],
          undefined,
          ['The college runs no subsidy programme.', 'महाविद्यालय कोई सहायिकी (सब्सिडी) कार्यक्रम नहीं चलाता।'],
        ),
        ofCollege(
          'rti-concessions',
          [
            '13. Recipients of concessions, permits or authorisations',
            '13. रियायत, अनुज्ञापत्र या प्राधिकार पाने वाले',
          ],
          { document: 'report' },
        ),
      ],
    ),
    section(
      'access',
      ['Access to information', 'सूचना तक पहुँच'],
      [
        ofCollege(
          'rti-electronic',
          ['14. Information available in electronic form', '14. इलेक्ट्रॉनिक रूप में उपलब्ध सूचना'],
          { list: 'notices' },
        ),
        ofCollege(
          'rti-facilities',
          [
            '15. Facilities for citizens to obtain information, with hours of the library or reading room',
            '15. नागरिकों को सूचना पाने की सुविधाएँ, पुस्तकालय या वाचनालय के समय सहित',
          ],
          { page: 'library' },
        ),
        ofCollege(
          'rti-officers',
          [
            '16. Names and designations of Public Information Officers',
            '16. लोक सूचना अधिकारियों के नाम और पदनाम',
          ],
          { page: 'contact' },
        ),
        ofCollege('rti-other', ['17. Other information that is prescribed', '17. अन्य विहित सूचना'], {
          list: 'notices',
        }),
      ],
    ),
  ],
}
