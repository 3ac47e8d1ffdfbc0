import { listed, type Row } from '../listing.ts'

/** The 24 slots of the Ezugi lobby (spec 2.5): ezgne- and ezgrt- are two studios. */
const rows: readonly Row[] = [
  ['ezgne-twinspin', '1100001', 'slots', 'Twin Spin', 'ways/low', 'twin', 'popular'],
  ['ezgne-gonzoquest', '1100002', 'slots', "Gonzo's Quest", 'ways/high', 'mask', 'popular'],
  ['ezgrt-Strike777', '1100003', 'slots', 'Strike 777', 'classic/high', 'seven-night', 'popular'],
  ['ezgrt-GoldenTsar', '1100004', 'slots', 'Golden Tsar', 'lines/medium', 'tsar'],
  ['ezgrt-VikingsSlots', '1100005', 'slots', 'Vikings Slots', 'lines/high', 'norse', 'popular'],
  ['ezgne-lotusnights', '1100006', 'slots', 'Lotus Nights', 'lines/medium', 'lotus-night'],
  ['ezgne-pearlbay', '1100007', 'slots', 'Pearl Bay', 'lines/low', 'pearl'],
  ['ezgne-gemcaravan', '1100008', 'slots', 'Gem Caravan', 'tumbles/medium', 'gem'],
  ['ezgne-fruitbazaar', '1100009', 'slots', 'Fruit Bazaar', 'lines/low', 'fruit'],
  ['ezgne-templebells', '1100010', 'slots', 'Temple Bells', 'ways/medium', 'bells'],
  ['ezgne-harbourmoon', '1100011', 'slots', 'Harbour Moon', 'lines/medium', 'harbour'],
  ['ezgne-jademasks', '1100012', 'slots', 'Jade Masks', 'ways/medium', 'mask'],
  ['ezgne-starfestival', '1100013', 'slots', 'Star Festival', 'tumbles/high', 'festival', 'new'],
  ['ezgne-coralreef', '1100014', 'slots', 'Coral Reef', 'ways/low', 'reef'],
  ['ezgne-lanternseven', '1100015', 'slots', 'Lantern 777', 'classic/low', 'lantern'],
  ['ezgrt-MangoTwist', '1100016', 'slots', 'Mango Twist', 'lines/low', 'mango'],
  ['ezgrt-RubyTrain', '1100017', 'slots', 'Ruby Train', 'lines/medium', 'ruby'],
  ['ezgrt-ThunderDrum', '1100018', 'slots', 'Thunder Drum', 'ways/high', 'drum'],
  ['ezgrt-SilkRouteGems', '1100019', 'slots', 'Silk Route Gems', 'tumbles/medium', 'caravan'],
  ['ezgrt-OceanCrown', '1100020', 'slots', 'Ocean Crown', 'ways/medium', 'ocean-crown'],
  ['ezgrt-PeacockTemple', '1100021', 'slots', 'Peacock Temple', 'ways/high', 'shrine', 'new'],
  ['ezgrt-BerryBlast', '1100022', 'slots', 'Berry Blast', 'tumbles/low', 'berry'],
  ['ezgrt-NorthernShields', '1100023', 'slots', 'Northern Shields', 'lines/high', 'shield-wall'],
  ['ezgrt-DiamondMela', '1100024', 'slots', 'Diamond Mela', 'tumbles/high', 'diamond'],
]

export const slots = listed('slots', rows)
