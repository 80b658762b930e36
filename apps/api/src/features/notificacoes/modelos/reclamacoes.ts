import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { Objeto } from '@rateia/domain/reclamacoes/listagens';
import type { ConteudoDoEmail } from './modelo.ts';

type DaReclamacao = {
  readonly idReclamacao: number;
  readonly grupo: string;
  readonly problema: string;
  readonly membro: string;
  readonly administrador: string;
};

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
function abrir({ idReclamacao }: DaReclamacao) {
  return {
    rotulo: 'Ver a reclamação',
    caminho: `/reclamacao/historico/${idReclamacao}`,
  };
}

/** E-mails about complaints: both sides read the same facts and the same clock (REGRAS 2.7). */
export const modelosDasReclamacoes = {
  reclamacaoAberta: (d: DaReclamacao & { readonly ate: string }): ConteudoDoEmail => ({
    assunto: `${d.membro} reclamou de ${d.grupo}`,
    paragrafos: [
      `${d.membro} abriu uma reclamação: ${d.problema}. Responda até ${d.ate}.`,
      'Enquanto ela está aberta, o valor que você receberia por esta vaga fica bloqueado.',
    ],
    botao: { rotulo: 'Responder', caminho: `/reclamacao/historico/${d.idReclamacao}` },
  }),
  reclamacaoProposta: (d: DaReclamacao & { readonly valor: number; readonly ate: string }): ConteudoDoEmail => ({
    assunto: `${d.administrador} fez uma proposta em ${d.grupo}`,
    paragrafos: [
      d.valor === 0
        ? `${d.administrador} propõe resolver o problema. Responda até ${d.ate}.`
        : `${d.administrador} propõe devolver ${reais(d.valor)}. Responda até ${d.ate}.`,
      'Sem resposta, lembramos mais uma vez. Depois a reclamação fecha.',
    ],
    botao: { rotulo: 'Ver a proposta', caminho: `/reclamacao/historico/${d.idReclamacao}` },
  }),
  reclamacaoMudou: (
    d: DaReclamacao & { readonly mudanca: string; readonly prazo: string | null },
  ): ConteudoDoEmail => ({
    assunto: `Reclamação nº ${d.idReclamacao}, ${d.grupo}`,
    paragrafos: [d.mudanca, ...(d.prazo === null ? [] : [`O prazo agora vai até ${d.prazo}.`])],
    botao: abrir(d),
  }),
  reclamacaoFechada: (
    d: DaReclamacao & { readonly resultado: string; readonly devolvido: number; readonly objeto: Objeto },
  ): ConteudoDoEmail => ({
    assunto: `A reclamação sobre ${d.grupo} fechou`,
    paragrafos: [
      `${d.resultado}.`,
      d.devolvido === 0
        ? d.objeto === 'bolao'
          ? 'Nada mais foi devolvido.'
          : 'Nada mais foi devolvido, e o que estava bloqueado por ela foi liberado.'
        : `${reais(d.devolvido)} voltaram para ${d.membro}.`,
    ],
    botao: abrir(d),
  }),
};
