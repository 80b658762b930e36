import { ID_CATEGORIA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import c from '../components/estorno.module.css';
import { PaginaDoEstorno } from '../components/pagina-do-estorno.tsx';
import type { Devolucoes } from '../devolucao.ts';
import { falhou, somaDas } from '../devolucao.ts';

/** /carteira/creditos/estorno/erro (spec 2, §2): a return that the bank did not make, and where its money is now. */
export function TelaEstornoErro() {
  return (
    <PaginaDoEstorno titulo="Devolução não concluída" deFalha>
      {(devolucoes) => <NaoFeita {...devolucoes} />}
    </PaginaDoEstorno>
  );
}

function NaoFeita({ grupo, devolucoes }: Devolucoes) {
  const falhas = devolucoes.filter(falhou);
  const noSaldo = falhas.every((devolucao) => devolucao.noSaldo);
  return (
    <div className={c['tela']}>
      <Cartao titulo={noSaldo ? 'O valor ficou no seu saldo' : 'Estamos cuidando desta devolução'}>
        <p role="status">
          {noSaldo
            ? 'O banco não conseguiu devolver para a conta de onde o pagamento saiu. Nada se perdeu: o dinheiro é seu, para usar em um grupo ou retirar.'
            : 'O banco não conseguiu devolver para a conta de onde o pagamento saiu. O dinheiro está guardado, e uma pessoa da nossa equipe resolve. Você não precisa fazer nada.'}
        </p>
        <ListaDefinicao
          itens={[
            ...(grupo === null ? [] : [{ rotulo: 'Grupo', valor: grupo }]),
            {
              rotulo: noSaldo ? 'No seu saldo' : 'Guardado para você',
              valor: <Valor valor={somaDas(falhas)} />,
              total: true,
            },
          ]}
        />
        <div className={c['acao']}>
          {noSaldo ? (
            <Botao bloco href={paths.carteiraCreditos()}>
              Ver meu saldo
            </Botao>
          ) : (
            <Botao
              variante="suave"
              bloco
              href={paths.perfilRelatarProblema({ assunto: ID_CATEGORIA_CHAMADO.pagamento })}
            >
              Falar com a nossa equipe
            </Botao>
          )}
        </div>
      </Cartao>
    </div>
  );
}
