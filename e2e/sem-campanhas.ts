import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';

interface Campanha {
  readonly id: number;
  readonly situacao: string;
}

/**
 * Switches the demonstration's campaigns off before the tests, by the call that an operator makes. A modal would cover
 * the page under test, at a moment that depends on the time the test takes. Tests of campaigns make their own.
 */
// biome-ignore lint/style/noDefaultExport: the form that Playwright asks for
export default async function semCampanhas(): Promise<void> {
  const como = await sessaoDe(DEMONSTRACAO.lider);
  const { itens } = await chamar<{ readonly itens: readonly Campanha[] }>('GET /backoffice/marketing', { como });
  for (const { id, situacao } of itens)
    if (situacao === 'noAr' || situacao === 'agendada' || situacao === 'encerrada')
      await chamar(`POST /backoffice/marketing/${id}/desligar`, { como, corpo: {} });
}
