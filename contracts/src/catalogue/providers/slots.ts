import { listed, type Row } from '../listing.ts'

/** The 24 slots of the Ezugi lobby (spec 2.5): ezgne- and ezgrt- are two studios. */
const rows: readonly Row[] = [
  ['ezgne-twinspin', '1100001', 'slots', 'Twin Spin', 'popular'],
  ['ezgne-gonzoquest', '1100002', 'slots', "Gonzo's Quest", 'popular'],
  ['ezgrt-Strike777', '1100003', 'slots', 'Strike 777', 'popular'],
  ['ezgrt-GoldenTsar', '1100004', 'slots', 'Golden Tsar'],
  ['ezgrt-VikingsSlots', '1100005', 'slots', 'Vikings Slots', 'popular'],
  ['ezgne-lotusnights', '1100006', 'slots', 'Lotus Nights'],
  ['ezgne-pearlbay', '1100007', 'slots', 'Pearl Bay'],
  ['ezgne-gemcaravan', '1100008', 'slots', 'Gem Caravan'],
  ['ezgne-fruitbazaar', '1100009', 'slots', 'Fruit Bazaar'],
  ['ezgne-templebells', '1100010', 'slots', 'Temple Bells'],
  ['ezgne-harbourmoon', '1100011', 'slots', 'Harbour Moon'],
  ['ezgne-jademasks', '1100012', 'slots', 'Jade Masks'],
  ['ezgne-starfestival', '1100013', 'slots', 'Star Festival', 'new'],
  ['ezgne-coralreef', '1100014', 'slots', 'Coral Reef'],
  ['ezgne-lanternseven', '1100015', 'slots', 'Lantern 777'],
  ['ezgrt-MangoTwist', '1100016', 'slots', 'Mango Twist'],
  ['ezgrt-RubyTrain', '1100017', 'slots', 'Ruby Train'],
  ['ezgrt-ThunderDrum', '1100018', 'slots', 'Thunder Drum'],
  ['ezgrt-SilkRouteGems', '1100019', 'slots', 'Silk Route Gems'],
  ['ezgrt-OceanCrown', '1100020', 'slots', 'Ocean Crown'],
  ['ezgrt-PeacockTemple', '1100021', 'slots', 'Peacock Temple', 'new'],
  ['ezgrt-BerryBlast', '1100022', 'slots', 'Berry Blast'],
  ['ezgrt-NorthernShields', '1100023', 'slots', 'Northern Shields'],
  ['ezgrt-DiamondMela', '1100024', 'slots', 'Diamond Mela'],
]

export const slots = listed('slots', rows)
