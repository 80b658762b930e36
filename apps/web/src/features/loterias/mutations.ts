import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import type { Recusa, RecusaDe } from '../../lib/erros-api.ts';
import { recusas } from '../../lib/erros-api.ts';
import { telaDeEspera } from '../../lib/meios/meios.ts';
import { irPara } from '../../lib/navegador.ts';

/** Buys cotas: the wallet settles at once, a Pix is paid on its own page. */
export function useComprarCotas(aoRecusar: (erro: Recusa<RecusaDe<'createCotas'>>) => void) {
  const cliente = useQueryClient();
  return useChamada(chamadas.createCotas, {
    aoConcluir: async ({ idPagamento }, { body }) => {
      if (idPagamento !== null) return irPara(telaDeEspera(body.meioPagamento, { idPagamento }));
      return await cliente.invalidateQueries({ queryKey: chaveDe('getBolao') });
    },
    aoFalhar: recusas(
      [
        'cotasInsuficientes',
        'umaCotaPorPessoa',
        'soParaMinasGerais',
        'vendasTerminaram',
        'bolaoParaMaiores',
        'jogoEmPausa',
        'jogoExcluido',
        'limiteDeJogo',
        'precoMudou',
        'saldoInsuficiente',
        'meioPagamentoIndisponivel',
      ],
      aoRecusar,
    ),
  });
}

/** Gives all of one's cotas of a pool back, with everything that was paid. */
export function useDevolverCotas(aoDevolver: (valor: number) => void) {
  const cliente = useQueryClient();
  return useChamada(chamadas.deleteCotas, {
    aoConcluir: async ({ valor }) => {
      await cliente.invalidateQueries({ queryKey: chaveDe('getBolao') });
      aoDevolver(valor);
    },
  });
}
