import type { Instante } from '@rateia/domain/datas';
import { formatarDiaNumerico, nomeDoMes } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import type { InformeLido } from '../informe/ler-informe.ts';
import { escreverNota, escreverPar, escreverParte, fazerPapel } from './papel.ts';

type Pedido = {
  readonly informe: InformeLido;
  readonly nome: string;
  /** With its stars. */
  readonly cpf: string | null;
  readonly feitoEm: Instante;
};

/** The year of a wallet on paper, for the person who fills in the tax return (REGRAS 2.33). */
export async function informeEmPdf({ informe, nome, cpf, feitoEm }: Pedido): Promise<Buffer> {
  const { ano, ate, fechado, recebido, taxas, reembolsos, premios } = informe;
  const periodo = fechado ? `Ano de ${ano}` : `Ano de ${ano}, até ${formatarDiaNumerico(ate)}`;
  const de = [nome, ...(cpf === null ? [] : [`CPF ${cpf}`]), periodo];
  return await fazerPapel({ titulo: `Informe do ano ${ano}`, de, feitoEm }, (doc) => {
    escreverParte(doc, 'Recebido como administrador');
    escreverPar(doc, { rotulo: 'Mês', colunas: ['Liberado', 'Devolvido', 'Recebido'], forte: true });
    for (const { mes, liberado, devolvido, liquido } of informe.meses) {
      if (liberado === 0 && devolvido === 0) continue;
      escreverPar(doc, { rotulo: nomeDoMes(mes), colunas: [liberado, devolvido, liquido] });
    }
    escreverPar(doc, {
      rotulo: 'No ano',
      colunas: [recebido.liberado, recebido.devolvido, recebido.liquido],
      forte: true,
    });
    escreverNota(doc, 'Liberado entrou no seu saldo; devolvido saiu dele de volta para membros.');
    escreverParte(doc, 'Taxas, prêmios e reembolsos');
    escreverPar(doc, { rotulo: `Taxas pagas à ${MARCA}`, colunas: [taxas.plataforma] });
    escreverPar(doc, { rotulo: 'Custo dos meios de pagamento', colunas: [taxas.meios] });
    escreverPar(doc, { rotulo: 'Prêmios de bolões', colunas: [premios] });
    escreverPar(doc, { rotulo: 'Reembolsos no saldo', colunas: [reembolsos.noSaldo] });
    escreverPar(doc, { rotulo: 'Reembolsos pelo meio que pagou', colunas: [reembolsos.porFora] });
    escreverNota(doc, 'Os reembolsos incluem a caução que voltou para você, que nunca deixou de ser sua.');
    escreverParte(doc, 'Saldos');
    escreverPar(doc, {
      rotulo: 'Conta',
      colunas: [`31/12/${ano - 1}`, formatarDiaNumerico(ate)],
      forte: true,
    });
    for (const { rotulo, antes, depois } of informe.saldos) escreverPar(doc, { rotulo, colunas: [antes, depois] });
    escreverPar(doc, { rotulo: 'Total', colunas: [informe.total.antes, informe.total.depois], forte: true });
    escreverNota(
      doc,
      `A ${MARCA} não reteve imposto. Este resumo vem dos lançamentos da sua carteira e ajuda a preencher a declaração; não substitui a orientação de um contador.`,
    );
  });
}
