import { about } from '@/content/pages/about';
import { aiConsulting } from '@/content/pages/ai-consulting';
import { askOctopus } from '@/content/pages/ask-octopus';
import { blog } from '@/content/pages/blog';
import { businessDataConsulting } from '@/content/pages/business-data-consulting';
import { caseStudies } from '@/content/pages/case-studies';
import { contact } from '@/content/pages/contact';
import { dataInfrastructure } from '@/content/pages/data-infrastructure';
import { home } from '@/content/pages/home';
import { octomine } from '@/content/pages/octomine';
import { octosense } from '@/content/pages/octosense';
import { privacy } from '@/content/pages/privacy';
import { services } from '@/content/pages/services';
import { softwareDevelopment } from '@/content/pages/software-development';
import { solutions } from '@/content/pages/solutions';
import { terms } from '@/content/pages/terms';
import { readArticles } from '@/lib/articles';
import { pageRecords, type PageRecord } from '@/lib/pages';

/** What search engines and shared links show of each page of the route list. */
const metas = {
  home: home.meta,
  solutions: solutions.meta,
  octomine: octomine.meta,
  askOctopus: askOctopus.meta,
  octosense: octosense.meta,
  services: services.meta,
  aiConsulting: aiConsulting.meta,
  businessDataConsulting: businessDataConsulting.meta,
  softwareDevelopment: softwareDevelopment.meta,
  dataInfrastructure: dataInfrastructure.meta,
  contact: contact.meta,
  about: about.meta,
  caseStudies: caseStudies.meta,
  blog: blog.meta,
  privacy: privacy.meta,
  terms: terms.meta,
};

/** The records of all public pages, articles included. */
export function allPages(): readonly PageRecord[] {
  return pageRecords(metas, readArticles());
}
