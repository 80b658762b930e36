import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import c from './boloes.module.css';
import { ContaDoBolao } from './conta-do-bolao.tsx';
import { JogosDaMesa } from './jogos-da-mesa.tsx';

interface PreviaDoBolaoProps {
  readonly previa: RespostaDe<'preverBolao'>;
  readonly cotas: number;
  readonly guardando: boolean;
  readonly aoGuardar: () => void;
}

/** The pool as it would be: its sum, its clocks and its games, and the button that keeps it. */
export function PreviaDoBolao({ previa, cotas, guardando, aoGuardar }: PreviaDoBolaoProps) {
  const { preco, semente, jogos, vendasAte, comprovarAte } = previa;
  return (
    <>
      <Cartao titulo="A conta">
        <ContaDoBolao preco={preco} cotas={cotas} />
      </Cartao>
      <Cartao titulo="Horários">
        <ListaDefinicao
          itens={[
            { rotulo: 'Vendas até', valor: formatarMomento(vendasAte) },
            { rotulo: 'Recibos até', valor: formatarMomento(comprovarAte) },
            ...(semente === null ? [] : [{ rotulo: 'Semente', valor: semente }]),
          ]}
        />
      </Cartao>
      <Cartao>
        <JogosDaMesa jogos={jogos} />
      </Cartao>
      <Botao bloco tamanho="lg" fazendo={guardando && 'Guardando'} onClick={aoGuardar}>
        Guardar rascunho
      </Botao>
      <p className={c['miudo']}>Depois de posto à venda, jogos, cotas e preço não mudam.</p>
    </>
  );
}
