import * as chamadas from '@rateia/contracts/chamadas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { useParametroId } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/base/avatar.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Tile } from '../../../ui/grupo/tile.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { SITUACAO_DA_CONEXAO } from '../../../ui/situacao/conexao.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { perfilQueries } from '../queries.ts';
import c from './perfil.module.css';

type Informacoes = RespostaDe<'getInformacoes'>;
const MINUTOS_DA_HORA = 60;

/** /perfil/informacoes/{usuarioId} (spec 1, §2): a first name, a face, and facts; nothing private. */
export function TelaInformacoes() {
  const usuarioId = useParametroId('usuarioId');
  const informacoes = useQuery(perfilQueries.informacoes(usuarioId));
  return (
    <Pagina titulo={informacoes.data?.primeiroNome ?? 'Informações'} voltar={paths.perfilRede()} largura="media">
      <Consulta consulta={informacoes} esqueleto={<OssoLista quantos={3} />} erro="Não encontramos esta pessoa">
        {(dados) => <Pessoa dados={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Pessoa({ dados }: { readonly dados: Informacoes }) {
  const { primeiroNome, nickName, imagem, desde, validacoes, administrador, grupos } = dados;
  const confirmados = [
    ...(validacoes.email ? ['E-mail confirmado'] : []),
    ...(validacoes.telefone ? ['Telefone confirmado'] : []),
    ...(validacoes.dadosFiscais ? ['CPF informado'] : []),
  ];
  return (
    <div className={c['pilha']}>
      <Cartao>
        <div className={c['cabeca']}>
          <Avatar nome={primeiroNome} imagem={imagem} tamanho={84} voce={dados.situacaoNaRede === 'voce'} />
          <div className={c['quem']}>
            <h2>{nickName ?? primeiroNome}</h2>
            <p>{`Na ${MARCA} desde ${formatarDiaCompleto(desde)}.`}</p>
            <div className={c['papeis']}>
              {confirmados.map((texto) => (
                <Etiqueta key={texto} tom="success">
                  {texto}
                </Etiqueta>
              ))}
            </div>
          </div>
          <NaRede dados={dados} />
        </div>
      </Cartao>
      {fatosDe(dados).length > 0 ? (
        <Cartao titulo="Em números">
          <ListaDefinicao itens={fatosDe(dados)} />
        </Cartao>
      ) : (
        dados.situacaoNaRede !== 'voce' && <Cartao>Vocês ainda não dividem nada.</Cartao>
      )}
      {administrador !== null && grupos.length > 0 && (
        <Cartao titulo="Grupos com vagas abertas" rente>
          <Lista>
            {grupos.map((grupo) => (
              <LinhaLista
                key={grupo.id}
                inicio={<Tile icone={grupo.icone} cor={grupo.cor} tamanho={44} />}
                titulo={grupo.nome}
                detalhe={`${grupo.servico}, ${formatarReais(centavos(grupo.valorPorVaga))} por mês`}
                situacao={<Etiqueta tom="marca">{vagas(grupo.vagasLivres)}</Etiqueta>}
                href={paths.grupo(grupo.id)}
              />
            ))}
          </Lista>
        </Cartao>
      )}
    </div>
  );
}

/** The facts that have numbers; a zero makes no row. */
function fatosDe({ administrador, gruposEmComum, situacaoNaRede }: Informacoes) {
  return [
    ...(situacaoNaRede === 'voce' || gruposEmComum === 0 ? [] : [{ rotulo: 'Grupos com você', valor: gruposEmComum }]),
    ...(administrador === null
      ? []
      : [
          { rotulo: 'Grupos ativos como administrador', valor: administrador.gruposAtivos },
          { rotulo: 'Ciclos sem falha', valor: administrador.ciclosSemFalha },
          { rotulo: 'Envia o acesso em', valor: tempo(administrador.respondeEmMinutos) },
        ]),
  ];
}

function tempo(minutos: number | null): string {
  if (minutos === null) return 'Ainda não enviou';
  return minutos < MINUTOS_DA_HORA ? `${minutos} min` : `${Math.round(minutos / MINUTOS_DA_HORA)} h`;
}

function vagas(quantas: number): string {
  if (quantas === 0) return 'Sem vagas';
  return quantas === 1 ? '1 vaga' : `${quantas} vagas`;
}

function NaRede({ dados: { id, primeiroNome, situacaoNaRede } }: { readonly dados: Informacoes }) {
  const cache = useQueryClient();
  const depois = {
    aoConcluir: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: chaveDe('getInformacoes') }),
        cache.invalidateQueries({ queryKey: chaveDe('getRede') }),
      ]);
    },
  };
  const convidar = useChamada(chamadas.convidarParaRede, depois);
  const aceitar = useChamada(chamadas.aceitarConvite, depois);
  const bloquear = useChamada(chamadas.bloquearNaRede, depois);
  const desbloquear = useChamada(chamadas.desbloquearNaRede, depois);
  const params = { idUsuario: id };
  if (situacaoNaRede === 'voce')
    return (
      <Botao variante="suave" tamanho="sm" href={paths.perfilEdicao()}>
        Editar perfil
      </Botao>
    );
  if (situacaoNaRede === 'bloqueada')
    return (
      <Botao
        variante="suave"
        tamanho="sm"
        fazendo={desbloquear.isPending && 'Desbloqueando'}
        onClick={() => desbloquear.mutate({ params })}
      >
        Desbloquear
      </Botao>
    );
  return (
    <div className={c['acoes']}>
      {situacaoNaRede === 'nenhuma' && (
        <Botao
          tamanho="sm"
          fazendo={convidar.isPending && 'Enviando'}
          onClick={() => convidar.mutate({ body: { idUsuario: id } })}
        >
          Convidar para a rede
        </Botao>
      )}
      {situacaoNaRede === 'recebido' && (
        <Botao tamanho="sm" fazendo={aceitar.isPending && 'Aceitando'} onClick={() => aceitar.mutate({ params })}>
          Aceitar convite
        </Botao>
      )}
      {(situacaoNaRede === 'enviado' || situacaoNaRede === 'conectada') && (
        <Situacao de={SITUACAO_DA_CONEXAO} valor={situacaoNaRede} />
      )}
      <Botao
        variante="texto"
        tamanho="sm"
        onClick={() => {
          void dialogos
            .mostrar({
              titulo: `Bloquear ${primeiroNome}?`,
              corpo: 'Vocês deixam de se ver na busca e na rede. Grupos em comum continuam como estão.',
              acao: 'Bloquear',
              escape: 'Não bloquear',
              perigo: true,
            })
            .then((aceitou) => aceitou && bloquear.mutate({ params }));
        }}
      >
        Bloquear
      </Botao>
    </div>
  );
}
