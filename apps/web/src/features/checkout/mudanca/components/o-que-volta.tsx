import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import c from './mudanca.module.css';

type Oferta = Pick<RespostaDe<'getVagaEquivalente'>, 'volta' | 'grupo'>;

/** The money that comes back after a private group was lost, by which way and when: no other group is like it (REGRAS 2.9). */
export function OQueVolta({ volta: { saldo, original, originalEm }, grupo }: Oferta) {
  return (
    <Cartao titulo="O que volta para você">
      <div className={c['pilha']}>
        {saldo + original === 0 ? (
          <p>Nada foi cobrado por um mês que ainda não começou, e não havia caução. Por isso, nada volta.</p>
        ) : (
          <ListaDefinicao
            itens={[
              ...(original === 0
                ? []
                : [
                    {
                      rotulo: 'Pela forma em que você pagou',
                      detalhe: originalEm === null ? 'Está a caminho' : `Saiu ${noTexto(momentoPerto(originalEm))}`,
                      valor: <Valor valor={original} />,
                    },
                  ]),
              ...(saldo === 0
                ? []
                : [{ rotulo: 'No seu saldo', detalhe: 'Já está lá', valor: <Valor valor={saldo} /> }]),
              { rotulo: 'Volta ao todo', valor: <Valor valor={saldo + original} tamanho="md" />, total: true },
            ]}
          />
        )}
        <p>{`${grupo.nome} era um custo dividido entre convidados, e não há outro grupo igual para oferecer.`}</p>
        <Botao bloco href={paths.carteiraCreditos()}>
          Ver minha carteira
        </Botao>
        <Botao bloco variante="texto" href={paths.meusGrupos()}>
          Meus grupos
        </Botao>
      </div>
    </Cartao>
  );
}
