import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { ErroApi } from '../../../../lib/erros-api.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { useParametro } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Composicao } from '../../../../ui/partes/composicao.tsx';
import { useAceitarConvite, useRecusarConvite } from '../mutations.ts';
import { CONVITE_SEM_EFEITO, convitesQueries, JA_NO_GRUPO } from '../queries.ts';
import c from './convite.module.css';

type Convite = RespostaDe<'getConvitePendente'>;

/** /grupo/convite/{id} (spec 2, §2): what the person is invited to, by whom and for how much; then yes or no. */
export function TelaConvite() {
  const id = useParametro('id');
  const convite = useQuery(convitesQueries.pendente(id));
  const { data, error } = convite;
  if (data === undefined && ErroApi.recusou(error, [...CONVITE_SEM_EFEITO, ...JA_NO_GRUPO]))
    return <SemEfeito erro={error} />;
  return (
    <Pagina
      titulo="Convite"
      largura="media"
      voltar={paths.grupos()}
      {...(data === undefined ? {} : { lado: <Resposta id={id} convite={data} /> })}
    >
      <Consulta consulta={convite} esqueleto={<OssoLista quantos={2} />} erro="Não conseguimos abrir o convite">
        {(dados) => <Grupo convite={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Grupo({ convite }: { readonly convite: Convite }) {
  const { convidadoPor, grupo, servico, composicao, vagasDisponiveis, vagasTotais, exigeCaucao } = convite;
  return (
    <>
      <Cartao tom="hero" className={c['hero']}>
        <p className={c['quem']}>
          <Tile cor={convite.cor} icone={convite.icone} tamanho={48} />
          <span>{`${convidadoPor} convidou você`}</span>
        </p>
        <h2>{grupo}</h2>
        <p>
          <Valor valor={composicao.mensal} tamanho="xl" /> por mês
        </p>
        <p className={c['fatos']}>
          {`${servico}. ${vagasTotais - vagasDisponiveis} de ${vagasTotais} vagas ocupadas. ${exigeCaucao ? 'Com caução, que volta para você.' : 'Sem caução.'}`}
        </p>
        <p className={c['fatos']}>
          {convite.vagaGuardada ? 'Uma vaga está guardada para você.' : 'Só quem recebeu o convite vê esta página.'}
        </p>
      </Cartao>
      {convite.descricao !== '' && (
        <Cartao titulo="Sobre o grupo">
          <p className={c['texto']}>{convite.descricao}</p>
        </Cartao>
      )}
      {convite.regras.length > 0 && (
        <Cartao titulo="Regras do grupo">
          <ul>
            {convite.regras.map((regra) => (
              <li key={regra}>{regra}</li>
            ))}
          </ul>
        </Cartao>
      )}
    </>
  );
}

function Resposta({ id, convite }: { readonly id: string; readonly convite: Convite }) {
  const { composicao, aceito, podeRecusar, vagasDisponiveis, idGrupo, expiraEm } = convite;
  const aceitar = useAceitarConvite();
  const recusar = useRecusarConvite();
  const params = { id };
  return (
    <>
      <Cartao titulo="Entrar nesta divisão">
        <div className={c['pilha']}>
          <p>{`O convite espera por você até ${noTexto(momentoPerto(expiraEm))}.`}</p>
          {vagasDisponiveis === 0 && (
            <Nota tom="warning">O grupo está cheio agora. Volte antes do fim do convite.</Nota>
          )}
          {aceito ? (
            <Botao bloco tamanho="lg" href={paths.grupo(idGrupo)}>
              Escolher a vaga
            </Botao>
          ) : (
            <Botao
              bloco
              tamanho="lg"
              desligado={vagasDisponiveis === 0}
              fazendo={aceitar.isPending && 'Aceitando'}
              onClick={() => aceitar.mutate({ params })}
            >
              Aceitar convite
            </Botao>
          )}
          {podeRecusar && (
            <Botao
              bloco
              variante="texto"
              fazendo={recusar.isPending && 'Recusando'}
              onClick={() => recusar.mutate({ params })}
            >
              Recusar o convite
            </Botao>
          )}
        </div>
      </Cartao>
      <Cartao titulo="Antes de pagar">
        <Composicao
          linhas={composicao.linhas}
          total={{ rotulo: 'Você paga para entrar', valor: composicao.totalHoje }}
          depois={{ rotulo: 'Depois', valor: composicao.mensal }}
        />
        <p className={c['apoio']}>Aceitar não cobra nada. Você tem 7 dias para desistir, com tudo de volta.</p>
      </Cartao>
    </>
  );
}

/** An invitation that does not serve ends in a way out, and says nothing of what was behind it. */
function SemEfeito({ erro }: { readonly erro: ErroApi }) {
  const jaEsta = ErroApi.recusou(erro, JA_NO_GRUPO);
  return (
    <Pagina titulo="Convite" voltar={paths.grupos()} largura="estreita">
      <Vazio
        titulo={jaEsta ? 'Você já está neste grupo' : 'Este convite não serve mais'}
        detalhe={erro.message}
        acao={
          <Botao href={jaEsta ? paths.meusGrupos() : paths.grupos()}>
            {jaEsta ? 'Ver meus grupos' : 'Ver grupos com vaga'}
          </Botao>
        }
      />
    </Pagina>
  );
}
