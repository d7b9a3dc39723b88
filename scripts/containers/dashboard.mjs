/**
 * One diagram: its title, the unit of its axis as Grafana calls it, and what it draws by the name in its legend.
 *
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} unit
 * @property {Readonly<Record<string, string>>} lines
 */

/** What is chosen above the diagrams: where the figures are, and the brands that are drawn. */
const DATA_SOURCE = { type: 'prometheus', uid: '${datasource}' };
const BRAND = 'brand=~"$brand"';

/** @type {readonly Panel[]} */
const PANELS = [
  {
    title: 'Pages and forms a second, by status',
    unit: 'reqps',
    lines: { '{{status}}': `sum by (status) (rate(vitrine_request_seconds_count{${BRAND}}[1m]))` },
  },
  {
    title: 'Time of a page: half, and nineteen of twenty',
    unit: 's',
    lines: { half: quantile(0.5), 'nineteen of twenty': quantile(0.95) },
  },
  {
    title: 'Requests that came to no page, a second',
    unit: 'reqps',
    lines: { '{{reason}}': `sum by (reason) (rate(vitrine_refused_total{${BRAND}}[1m]))` },
  },
  {
    title: 'Pages under way',
    unit: 'short',
    lines: {
      '{{instance}}': `vitrine_pages_under_way{${BRAND}}`,
      '{{instance}} refuses': `vitrine_shedding{${BRAND}}`,
    },
  },
  {
    title: 'Calls to the operator that failed, by host',
    unit: 'percentunit',
    lines: {
      '{{host}}': `sum by (host) (rate(vitrine_upstream_call_seconds_count{${BRAND},outcome="failed"}[5m])) / sum by (host) (rate(vitrine_upstream_call_seconds_count{${BRAND}}[5m]))`,
    },
  },
  {
    title: 'Hosts that are left alone',
    unit: 'short',
    lines: { '{{host}}': `max by (host) (vitrine_upstream_circuit_open{${BRAND}})` },
  },
  {
    title: 'Movements of money without an outcome',
    unit: 'short',
    lines: { '{{kind}} {{state}}': `sum by (kind, state) (vitrine_intents_open{${BRAND}})` },
  },
  {
    title: 'Age of the oldest of them',
    unit: 's',
    lines: { oldest: `max(vitrine_intents_oldest_seconds{${BRAND}})` },
  },
  {
    title: 'Movements of money a minute',
    unit: 'short',
    lines: {
      '{{kind}} {{state}}': `sum by (kind, state) (rate(vitrine_intents_total{${BRAND}}[5m])) * 60`,
    },
  },
  {
    title: 'Age of the feed',
    unit: 's',
    lines: { '{{instance}}': `vitrine_feed_age_seconds{${BRAND}}` },
  },
  {
    title: 'Open streams',
    unit: 'short',
    lines: { '{{instance}}': `vitrine_listeners{${BRAND}}` },
  },
  {
    title: 'Topics, by how a process gets them',
    unit: 'short',
    lines: { '{{instance}} {{role}}': `vitrine_relay_topics{${BRAND}}` },
  },
  {
    title: 'Delay of the event loop',
    unit: 's',
    lines: { '{{instance}}': `nodejs_eventloop_lag_p99_seconds{${BRAND}}` },
  },
  {
    title: 'Memory',
    unit: 'bytes',
    lines: { '{{instance}}': `process_resident_memory_bytes{${BRAND}}` },
  },
];

/** @param {number} share */
function quantile(share) {
  return `histogram_quantile(${share}, sum by (le) (rate(vitrine_request_seconds_bucket{${BRAND},method="GET",route!="live"}[5m])))`;
}

const COLUMNS = 2;
/** Of Grafana's 24 columns, and in its rows. */
const SIZE = { w: 24 / COLUMNS, h: 8 };

/** The dashboard as Grafana reads it from a file. */
export function dashboard() {
  return {
    uid: 'vitrine',
    title: 'Vitrine',
    schemaVersion: 41,
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: {
      list: [
        { name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' },
        {
          name: 'brand',
          label: 'Brand',
          type: 'query',
          datasource: DATA_SOURCE,
          query: { query: 'label_values(vitrine_feed_up, brand)', refId: 'brand' },
          refresh: 2,
          multi: true,
          includeAll: true,
          allValue: '.+',
          current: { text: 'All', value: '$__all' },
        },
      ],
    },
    panels: PANELS.map(({ title, unit, lines }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      datasource: DATA_SOURCE,
      gridPos: { ...SIZE, x: (index % COLUMNS) * SIZE.w, y: Math.floor(index / COLUMNS) * SIZE.h },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: Object.entries(lines).map(([legendFormat, expr], line) => ({
        refId: String.fromCharCode(65 + line),
        expr,
        legendFormat,
      })),
    })),
  };
}
