import type { Dia } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, instanteDe, milissegundosDe, somarDias } from '@rateia/domain/datas';
import type { Janela } from '../extrato/extrato-repository.ts';
import type { ExtratoPedido, PermissaoDoArquivo } from './link-do-arquivo.ts';

type Pedido = PermissaoDoArquivo<ExtratoPedido>;

/** The window of a statement that was asked for at a moment: nothing that moves afterwards is in it. */
export function janelaDoExtrato({ usuarioId, em, arquivo: { conta, de, ate } }: Pedido): Janela {
  const depoisDeAgora = milissegundosDe(em) + 1;
  const depois = ate === undefined ? depoisDeAgora : milissegundosDe(inicioDoDia(somarDias(ate, 1)));
  return {
    usuarioId,
    conta,
    de: de === undefined ? undefined : inicioDoDia(de),
    ate: instanteDe(Math.min(depois, depoisDeAgora)),
  };
}

/** The last day that a statement tells of. */
export function ultimoDia({ em, arquivo: { ate } }: Pedido): Dia {
  const hoje = diaDe(em);
  return ate === undefined || ate > hoje ? hoje : ate;
}
