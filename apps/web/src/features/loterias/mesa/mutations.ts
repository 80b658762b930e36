import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../../lib/erros-api.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { useUpload } from '../../../lib/use-upload.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import type { Molde } from './montagem.ts';

/** Reads the desk anew, after it said what was done. */
function useDepois(): (feito: string) => Promise<void> {
  const renovar = useRenovar('listBoloesDaOperacao', 'getBolaoDaOperacao', 'getFilas');
  return async (feito) => {
    recados.mostrar(feito);
    await renovar();
  };
}

/** The sentences of the server about the fields of a pool or of a receipt, in one text. */
function nosCampos(aoRecusar: (mensagem: string) => void): (erro: unknown) => boolean {
  return (erro) => {
    const campos = camposRecusados(erro);
    if (campos === undefined) return false;
    aoRecusar(Object.values(campos).join(' '));
    return true;
  };
}

/** The bets and the price of a pool that is not kept yet. */
export function usePreverBolao(aoRecusar: (mensagem: string) => void) {
  return useChamada(chamadas.preverBolao, { aoFalhar: nosCampos(aoRecusar) });
}

export function useCriarBolao(o: {
  readonly aoCriar: (id: number) => void;
  readonly aoRecusar: (mensagem: string) => void;
}) {
  const depois = useDepois();
  return useChamada(chamadas.createBolao, {
    aoConcluir: async ({ id }) => {
      await depois('Rascunho guardado: confira e ponha à venda');
      o.aoCriar(id);
    },
    aoFalhar: nosCampos(o.aoRecusar),
  });
}

/** The steps of a pool that an operator takes: its sale, its freezing with the receipts, its end. */
export function useMudarBolao(aoRecusar: (mensagem: string) => void) {
  const depois = useDepois();
  return {
    vender: useChamada(chamadas.venderBolao, {
      aoConcluir: async () => await depois('Bolão à venda'),
      aoFalhar: recusas(['conflito', 'bolaoForaDaEtapa', 'loteriasDesligadas'], ({ message }) => aoRecusar(message)),
    }),
    comprovar: useChamada(chamadas.comprovarBolao, {
      aoConcluir: async () => await depois('Bolão comprovado: a lista e os recibos estão publicados'),
      aoFalhar: recusas(['comprovantesFaltam', 'bolaoForaDaEtapa'], ({ message }) => aoRecusar(message)),
    }),
    cancelar: useChamada(chamadas.cancelarBolao, {
      aoConcluir: async () => await depois('Bolão cancelado: o dinheiro está voltando'),
      aoFalhar: recusas(['bolaoForaDaEtapa'], ({ message }) => aoRecusar(message)),
    }),
  };
}

/** Sends a receipt; a number that is not of the bets, another concurso or a file that was used is told beside it. */
export function useEnviarRecibo(o: { readonly aoEnviar: () => void; readonly aoRecusar: (mensagem: string) => void }) {
  const depois = useDepois();
  return useUpload(
    chamadas.createComprovanteDoBolao,
    async () => {
      o.aoEnviar();
      await depois('Recibo certo e guardado');
    },
    (erro) =>
      nosCampos(o.aoRecusar)(erro) ||
      recusas(['comprovanteRepetido', 'bolaoForaDaEtapa'], ({ message }) => o.aoRecusar(message))(erro),
  );
}

/** A template kept, changed or taken away; the first thing that a lottery does not sell is told in a sentence. */
export function useMoldes(o: {
  readonly aoMudar: (molde?: Molde) => void;
  readonly aoRecusar: (mensagem: string) => void;
}) {
  const renovar = useRenovar('listMoldes');
  const aoFalhar = nosCampos(o.aoRecusar);
  async function depois(feito: string, molde?: Molde): Promise<void> {
    o.aoMudar(molde);
    recados.mostrar(feito);
    await renovar();
  }
  return {
    criar: useChamada(chamadas.createMolde, {
      aoConcluir: async (molde) => await depois('Modelo guardado', molde),
      aoFalhar,
    }),
    mudar: useChamada(chamadas.updateMolde, {
      aoConcluir: async (molde) => await depois('Modelo mudado', molde),
      aoFalhar,
    }),
    tirar: useChamada(chamadas.deleteMolde, { aoConcluir: async () => await depois('Modelo apagado') }),
  };
}
