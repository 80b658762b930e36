import type { EsperaNaTela, MeioQueEspera } from './meio.ts';

type PorFora = Pick<MeioQueEspera, 'icone'> &
  Pick<EsperaNaTela, 'pagina'> &
  Partial<Pick<EsperaNaTela, 'deOutraPessoa' | 'paraOnde'>> & {
    /** The method as people call it, and the company whose page it opens where that is another. */
    readonly nome: string;
    readonly empresa?: string;
  };

/** A method that is paid on its provider's own page. */
export function porFora({
  icone,
  nome,
  empresa = nome,
  pagina,
  deOutraPessoa = `A conta do ${nome} não está no seu CPF.`,
  paraOnde = `para a sua conta do ${nome}`,
}: PorFora): MeioQueEspera {
  return {
    icone,
    verbo: `Pagar com ${nome}`,
    comoFoiPago: `Com ${nome}`,
    linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
    naoFoi: `Não conseguimos abrir a página do ${empresa}. Nenhum valor foi cobrado.`,
    espera: {
      pagina,
      deOutraPessoa,
      paraOnde,
      comoVolta: `voltam ${paraOnde}. Você não precisa fazer nada.`,
      jaAberta: `Você já começou a pagar esta compra com o ${nome}.`,
      verAberta: `Continuar com ${nome}`,
      aindaNao: `O ${empresa} ainda não confirmou este pagamento. Esta tela muda sozinha quando ele confirmar.`,
      confirmado: 'Pagamento confirmado',
      quandoConfirma: 'Em geral em minutos.',
      devolvido: 'Devolvemos o seu pagamento',
      deOutroValor: 'O valor recebido é diferente do valor da compra.',
    },
  };
}
