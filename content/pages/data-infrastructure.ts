import { consultationAgenda } from '../agendas';
import type { DataInfrastructureContent } from '../schema';

export const dataInfrastructure = {
  meta: {
    title: 'Data Infrastructure for Retail and FMCG',
    description:
      'Pipelines, warehouse, models and quality checks for brands, retailers and distributors. Built with common tools, and run for you if you wish.',
    pictureTitle: 'Data that is there on Monday morning',
    picture: 'dataInfrastructure',
  },
  hero: {
    eyebrow: 'Data infrastructure',
    title: 'Data that is there on Monday morning',
    lede: 'For teams whose reports break when a distributor changes a file. We build pipelines and a warehouse that notice, and we can run them for you.',
    actions: [
      {
        label: 'Book a Consultation',
        to: { contact: 'consultation', product: 'data-infrastructure' },
      },
    ],
    facts: ['30-minute consultation', 'no commitment'],
  },
  diagram: {
    caption:
      'Eight sources flow into one pipeline, which loads, checks and joins them, and holds back a file that is wrong. The rest is kept in one warehouse, for four uses.',
    parts: { sources: 'Sources', pipeline: 'Pipeline', warehouse: 'Warehouse', use: 'Use' },
    sources: [
      'ERP',
      'Distributors',
      'Point of sale',
      'Marketplaces',
      'Quick commerce',
      'Web shop',
      'Ads',
      'Spreadsheets',
    ],
    held: 'File held back',
    stages: ['Load', 'Check', 'Join'],
    uses: ['Dashboards', 'Alerts', 'Forecasts', 'Assistants'],
  },
  offerings: {
    eyebrow: 'What we set up',
    title: 'Everything between a distributor’s file and your report',
    items: [
      {
        title: 'Data pipelines',
        description: 'ERP, distributor, marketplace and ad data, loaded on schedule.',
        icon: 'pipeline',
      },
      {
        title: 'Cloud warehouse',
        description: 'One store for all of it, sized for your queries and budget.',
        icon: 'cloud',
      },
      {
        title: 'Data modelling',
        description: 'Products, outlets and channels matched across sources.',
        icon: 'layers',
      },
      {
        title: 'Data quality',
        description:
          'Checks that hold a wrong file back before it reaches a report, and say which line is wrong.',
        icon: 'check',
      },
      {
        title: 'Security and governance',
        description: 'Access by role, and a record of where each figure came from.',
        icon: 'shield',
      },
      {
        title: 'Real-time streams',
        description: 'Orders and stock as they change, where a day is too late.',
        icon: 'network',
      },
    ],
  },
  stack: {
    eyebrow: 'What we build with',
    title: 'Tools chosen to suit what you already run',
    groups: [
      { category: 'Ingestion', tools: ['Airbyte', 'Fivetran', 'Apache Kafka', 'Debezium'] },
      { category: 'Storage', tools: ['Snowflake', 'BigQuery', 'Amazon Redshift', 'Databricks'] },
      { category: 'Transformation', tools: ['dbt', 'Apache Spark', 'SQL', 'Python'] },
      { category: 'Orchestration', tools: ['Apache Airflow', 'Dagster', 'Prefect'] },
      { category: 'Quality', tools: ['Great Expectations', 'Soda', 'OpenLineage'] },
      { category: 'Use', tools: ['Power BI', 'Tableau', 'Looker', 'Metabase'] },
    ],
  },
  managed: {
    eyebrow: 'Managed data infrastructure',
    title: 'We run what we built, and you keep the keys',
    lede: 'For teams without data engineers to spare. The accounts, the code and the data stay yours.',
    points: [
      'Loads watched, failed ones rerun',
      'Changed source files caught and adapted',
      'Warehouse cost reviewed with you',
      'New sources added as channels open',
    ],
  },
  benefits: {
    eyebrow: 'What you notice',
    title: 'Monday’s meeting starts with the decision, not with the figures',
    items: [
      {
        title: 'Reports on time',
        description: 'Figures are ready before the meeting, not during it.',
        icon: 'clock',
      },
      {
        title: 'Numbers that agree',
        description: 'One product list and one outlet list behind every report.',
        icon: 'target',
      },
      {
        title: 'Costs you can see',
        description: 'You know what each pipeline and query costs.',
        icon: 'gauge',
      },
      {
        title: 'Ready for AI',
        description: 'Models and assistants read clean history, not loose files.',
        icon: 'brain',
      },
    ],
  },
  products: {
    eyebrow: 'Put the data to use',
    title: 'Two products that read from the warehouse you own',
    items: [
      {
        name: 'Octomine',
        description:
          'Generative BI with prebuilt dashboards, 400+ prebuilt KPIs and 500+ connectors.',
        action: { label: 'Explore Octomine', to: { route: 'octomine' } },
      },
      {
        name: 'ASK Octopus',
        description: 'Questions in plain language, answers with their chart, plans you can test.',
        action: { label: 'Explore ASK Octopus', to: { route: 'askOctopus' } },
      },
    ],
  },
  finalCall: {
    title: 'Which file broke your report last?',
    text: 'Tell us in a 30-minute consultation. We will sketch the pipeline that would have caught it.',
    agenda: consultationAgenda,
    actions: [
      {
        label: 'Plan Your Data Platform',
        to: { contact: 'consultation', product: 'data-infrastructure' },
        event: { name: 'Plan Your Data Platform', location: 'cta' },
      },
    ],
  },
} as const satisfies DataInfrastructureContent;
