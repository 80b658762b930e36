import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { IconCreditCard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { SITUACAO_DO_CARTAO } from '../../../../ui/situacao/cartao.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import { nomeDoCartao } from '../bandeira.ts';
import { PagaSozinho } from '../components/paga-sozinho.tsx';
import { useDeixarPagar, useEscolherCartao, useRemoverCartao } from '../mutations.ts';
import type { CartaoSalvo } from '../queries.ts';
import { cartaoQueries } from '../queries.ts';
import { semEle } from '../recorrente.ts';
import c from './cartoes.module.css';

function novo() {
  void irPara(paths.perfilCartoesCadastro1());
}

/** /perfil/cartoes (spec 1, §2): saved cards, the default one first. */
export function TelaCartoes() {
  const cartoes = useQuery(cartaoQueries.cartoes());
  return (
    <Pagina titulo="Cartões" voltar={paths.perfil()} largura="estreita">
      <Consulta
        consulta={cartoes}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos carregar os seus cartões"
        vazio={{
          quando: ({ cartoes: todos }) => todos.length === 0,
          mostra: (
            <Vazio
              titulo="Nenhum cartão cadastrado"
              detalhe="Com um cartão verificado você paga digitando só o código de segurança."
              acao={<Botao onClick={novo}>Cadastrar cartão</Botao>}
            />
          ),
        }}
      >
        {({ cartoes: todos }) => (
          <div className={c['tela']}>
            {todos.map((cartao) => (
              <UmCartao key={cartao.id} cartao={cartao} outros={todos} />
            ))}
            <Botao variante="suave" onClick={novo}>
              Cadastrar outro cartão
            </Botao>
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

interface UmCartaoProps {
  readonly cartao: CartaoSalvo;
  readonly outros: readonly CartaoSalvo[];
}

function UmCartao({ cartao, outros }: UmCartaoProps) {
  const { id, validade, principal, pagaSozinho, verificacao, estado, vencido } = cartao;
  const remover = useRemoverCartao();
  const escolher = useEscolherCartao();
  const deixar = useDeixarPagar();
  const recorrente = useQuery({ ...cartaoQueries.recorrente(), enabled: principal }).data;
  async function perguntar(): Promise<void> {
    const aceitou = await dialogos.mostrar({
      titulo: `Remover ${nomeDoCartao(cartao)}?`,
      corpo: principal
        ? semEle(
            recorrente,
            outros.filter((outro) => outro.id !== id),
          )
        : 'Para usar de novo você terá que cadastrar e verificar outra vez.',
      acao: 'Remover cartão',
      escape: 'Manter cartão',
      perigo: true,
    });
    if (aceitou) remover.mutate({ params: { id } });
  }
  return (
    <Cartao>
      <div className={c['cartao']}>
        <p className={c['nome']}>
          <IconCreditCard size={22} stroke={1.75} aria-hidden="true" /> <b>{nomeDoCartao(cartao)}</b>
        </p>
        <p className={c['apoio']}>
          Validade {validade}
          {verificacao !== null && ` · verifique até ${formatarMomento(verificacao.venceEm)}`}
        </p>
        {vencido ? (
          <Etiqueta tom="warning">Vencido</Etiqueta>
        ) : (
          <Situacao
            de={SITUACAO_DO_CARTAO}
            valor={estado}
            {...(principal ? { rotulo: 'Verificado · principal' } : {})}
          />
        )}
        {principal && recorrente !== undefined && <PagaSozinho recorrente={recorrente} pagaSozinho={pagaSozinho} />}
        <div className={c['acoes']}>
          {verificacao !== null && (
            <Botao tamanho="sm" href={paths.perfilCartoesCadastroVerificacao({ idCartao: id })}>
              Verificar cartão
            </Botao>
          )}
          {estado === 'ativo' && !principal && !vencido && (
            <Botao
              tamanho="sm"
              variante="suave"
              fazendo={escolher.isPending && 'Salvando'}
              onClick={() => escolher.mutate({ params: { id } })}
            >
              Tornar principal
            </Botao>
          )}
          {principal && !vencido && (
            <Botao
              tamanho="sm"
              variante="suave"
              fazendo={deixar.isPending && 'Salvando'}
              onClick={() => deixar.mutate({ params: { id }, body: { ligado: !pagaSozinho } })}
            >
              {pagaSozinho ? 'Não pagar mensalidades' : 'Pagar mensalidades'}
            </Botao>
          )}
          <Botao
            tamanho="sm"
            variante="perigo-linha"
            rotulo={`Remover ${nomeDoCartao(cartao)}`}
            fazendo={remover.isPending && 'Removendo'}
            onClick={() => void perguntar()}
          >
            Remover
          </Botao>
        </div>
      </div>
    </Cartao>
  );
}
