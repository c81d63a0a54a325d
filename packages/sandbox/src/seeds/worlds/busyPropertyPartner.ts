import type { SeedPartnerSite } from '../WorldSeeds.ts'

/** The building across the street, from another system, whose phone and card numbers have another format. */
export const busyPropertyPartner: readonly SeedPartnerSite[] = [
  {
    id: 1,
    accountId: 1,
    system: 'OldGate Cloud',
    name: 'Bayou Court, Annex',
    headings: {
      users: ['Resident', 'Apt', 'E-mail', 'Phone', 'Group'],
      accessCodes: ['Cardholder', 'Credential type', 'Card number', 'Description'],
      callGroups: ['Call group', 'Type', 'PIN', 'Tier 1', 'Phone numbers'],
      contacts: ['Contact', 'Relation', 'Phone', 'E-mail', 'Resident'],
      holidays: ['Holiday', 'From', 'To'],
      schedules: ['Schedule', 'Doors', 'Unlocked'],
    },
    records: {
      users: [
        ['Amara Nwosu', 'A101', 'amara.nwosu@mail.example', '(713) 555-0201', 'Residents Tower B'],
        ['Bartholomew Quist', 'A102', 'b.quist@mail.example', '(713) 555-0202', 'Residents Tower B'],
        ['Carmen Ybarra-Delgado', 'A103', 'carmen.yd@mail.example', '(832) 555-0203', 'Residents Tower B'],
        ['Dmitri Voronin', 'A104', 'dvoronin@mail.example', '', 'Residents Tower B'],
        ['Esperanza Luján', 'A105', 'elujan@mail.example', '(713) 555-0205', 'Residents Tower B'],
        ['Farid Haddad', 'A106', 'farid.h@mail.example', '(281) 555-0206', 'Residents Tower B'],
        ['Giovanna Ricci', 'A107', 'gricci@mail.example', '(713) 555-0207', 'Residents Tower B'],
        ['Keisha Broussard', '1102', 'k.broussard@mail.example', '(713) 555-0143', 'Residents Tower B'],
        ['Henrik Sørensen', 'A108', 'henrik.s@mail.example', '(346) 555-0208', 'Residents Tower B'],
        ['Ioana Popescu', 'A109', 'ioana.p@mail.example', '(713) 555-0209', 'Residents Tower B'],
        ['Jun-seo Bae', 'A110', 'junseo.bae@mail.example', '(713) 555-0210', 'Residents Tower B'],
        ['Kwame Asante', 'A111', 'kwame.a@mail.example', '(832) 555-0211', 'Residents Tower B'],
      ],
      accessCodes: [
        ['amara.nwosu@mail.example', 'Gate code', '73101', 'Annex gate'],
        ['b.quist@mail.example', 'Gate code', '73102', 'Annex gate'],
        ['carmen.yd@mail.example', 'Gate code', '73103', 'Annex gate'],
        ['dvoronin@mail.example', 'Gate code', '73104', 'Annex gate'],
        ['elujan@mail.example', 'Gate code', '73105', 'Annex gate'],
        ['farid.h@mail.example', 'Access card', '09906101', 'White card'],
        ['gricci@mail.example', 'Access card', '99-06102', 'White card'],
        ['henrik.s@mail.example', 'Access card', '99 06103', 'White card'],
        ['ioana.p@mail.example', 'Access card', 'FC 99 CN 6104', 'White card'],
        // No 26-bit card has this number, so it isn't imported until it is fixed.
        ['junseo.bae@mail.example', 'Access card', '99-70002', 'White card'],
      ],
      callGroups: [
        ['Annex Office', 'Voice', '09301', '', 'Office: (713) 555-0221; Night line: (713) 555-0222'],
        ['Annex Pool', 'Video', '09302', 'amara.nwosu@mail.example; b.quist@mail.example', 'Pool desk: (713) 555-0223'],
        ['Annex Dock', 'Voice', '09303', '', '(713) 555-0224'],
      ],
      contacts: [
        ['Ngozi Nwosu', 'Sister', '(713) 555-0231', 'ngozi.n@mail.example', 'amara.nwosu@mail.example'],
        ['Bayou City Elevators', 'Elevator service', '(713) 555-0232', 'service@elevators.example', ''],
        ['Rafael Ybarra', 'Father', '(832) 555-0233', '', 'carmen.yd@mail.example'],
        ['Annex Front Desk', 'Desk', '(713) 555-0221', '', ''],
      ],
      holidays: [
        ['Annex inspection', '2027-03-08', '2027-03-09'],
        ['Annex summer break', '2027-07-05', '2027-07-05'],
      ],
      schedules: [['Annex office hours', 'Main Gate, Entry', 'Mon-Fri 08:00-18:00; Sat 09:00-13:00']],
    },
  },
]
