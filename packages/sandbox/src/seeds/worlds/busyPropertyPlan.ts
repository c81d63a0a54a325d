import type { SeedSitePlan } from '../WorldSeeds.ts'

/** A drawing of the property from above, for the site plan. It follows the page's light or dark theme. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480"><style>
svg{--ground:#f3f5f7;--water:#e2e4e6;--road:#fff;--edge:#d2d4d6;--line:#898c92;--fence:#55585d;--text:#55585d;--name:#181b1f}
@media (prefers-color-scheme:dark){svg{--ground:#181b1f;--water:#2c2f34;--road:#24282c;--edge:#383b40;--line:#707378;--fence:#b4b6b8;--text:#b4b6b8;--name:#edeff1}}
path,rect{fill:none;stroke:var(--line)}.ground{fill:var(--ground)}.ground,.water{stroke:none}.water,.building,.tree{fill:var(--water)}.road{fill:var(--road);stroke:var(--edge)}
.edge{stroke:var(--edge);stroke-width:25}.drive{stroke:var(--road);stroke-width:22}.dash{stroke-dasharray:9 8}.fence{stroke:var(--fence);stroke-dasharray:6 3}.pool{stroke-dasharray:3}.tree{stroke:var(--edge)}
text{fill:var(--text);font:12px sans-serif;text-anchor:middle}.name{fill:var(--name);font-weight:500}</style>
<rect class="ground" width="640" height="480"/>
<path class="water" d="M0 0H640V40C580 62 520 34 450 48S320 76 250 58 110 30 0 58Z"/><path class="wave" d="M40 22c20-8 40 8 60 0M180 28c20-8 40 8 60 0M360 22c20-8 40 8 60 0M520 18c20-8 40 8 60 0"/>
<text x="300" y="44">Buffalo Bayou</text>
<rect class="road" x="-2" y="424" width="644" height="58"/><path class="dash" d="M0 453H640"/><text x="540" y="446">Westheimer Rd</text>
<rect class="road" x="586" y="70" width="60" height="354"/><path class="dash" d="M616 74V424"/><text transform="translate(610 130) rotate(-90)">Fannin St.</text>
<path class="edge" d="M301 424V360M361 424V360M331 360C200 360 190 350 190 300V240C190 200 210 190 250 190H420C460 190 470 205 470 240V300C470 350 460 360 331 360M470 226H586"/>
<path class="drive" d="M301 426V360M361 426V360M331 360C200 360 190 350 190 300V240C190 200 210 190 250 190H420C460 190 470 205 470 240V300C470 350 460 360 331 360M468 226H590"/>
<path class="fence" d="M24 92V400H284M378 400H562V92H24"/>
<rect class="building" x="52" y="120" width="104" height="104" rx="3"/><text class="name" x="104" y="176">Tower A</text>
<rect class="building" x="64" y="264" width="100" height="84" rx="3"/><path class="line" d="M76 340v-14M92 340v-14M108 340v-14M124 340v-14M140 340v-14M152 340v-14"/><text class="name" x="114" y="316">Garage</text>
<rect class="building" x="420" y="100" width="126" height="58" rx="3"/><text class="name" x="483" y="126">Tower B</text>
<path class="building" d="M266 246h128v58h-42v20h-44v-20h-42z" transform="translate(0 -6)"/><text class="name" x="330" y="268">Clubhouse</text>
<rect class="pool" x="252" y="100" width="116" height="62" rx="3"/><rect class="water" x="262" y="107" width="96" height="28" rx="10"/><text x="310" y="126">Pool</text>
<path class="tree" d="M213 112a7 7 0 1 0 14 0a7 7 0 1 0-14 0M225 140a7 7 0 1 0 14 0a7 7 0 1 0-14 0M389 120a7 7 0 1 0 14 0a7 7 0 1 0-14 0M393 156a7 7 0 1 0 14 0a7 7 0 1 0-14 0M53 380a7 7 0 1 0 14 0a7 7 0 1 0-14 0M203 386a7 7 0 1 0 14 0a7 7 0 1 0-14 0M433 386a7 7 0 1 0 14 0a7 7 0 1 0-14 0M493 330a7 7 0 1 0 14 0a7 7 0 1 0-14 0M523 290a7 7 0 1 0 14 0a7 7 0 1 0-14 0M513 370a7 7 0 1 0 14 0a7 7 0 1 0-14 0M293 214a7 7 0 1 0 14 0a7 7 0 1 0-14 0M243 330a7 7 0 1 0 14 0a7 7 0 1 0-14 0M413 320a7 7 0 1 0 14 0a7 7 0 1 0-14 0M29 240a7 7 0 1 0 14 0a7 7 0 1 0-14 0"/>
</svg>`

export const busyPropertyPlan: SeedSitePlan = {
  propertyId: 1,
  picture: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: 640,
  height: 480,
  places: {
    'main-entry': [5640, 8050], 'main-exit': [4700, 8050], 'service-gate': [8780, 4710], clubhouse: [5160, 6630], 'garage-p2': [1200, 5520], 'pool-gate': [4840, 3380],
    'pedestrian-gate': [1890, 8330], 'tower-b-lobby': [7340, 3310],
  },
}
