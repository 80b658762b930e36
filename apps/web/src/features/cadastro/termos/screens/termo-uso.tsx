import * as chamadas from '@rateia/contracts/chamadas';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { sair } from '../../../../lib/sair.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Sanfona } from '../../../../ui/base/sanfona.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal } from '../../caminho.ts';
import { useAceitarTermos } from '../../mutations.ts';
import { cadastroQueries } from '../../queries.ts';
import { Termos } from '../components/termos.tsx';
import c from './termo-uso.module.css';

/** /termo-uso (spec 1, §4): open to anybody; a person who has not accepted it sees nothing else first. */
export function TelaTermoUso() {
  const destino = destinoFinal(useBusca());
  const cache = useQueryClient();
  const usuario = useUsuario();
  // Only the version in force may be accepted: never one that was read an hour ago.
  const termos = useQuery({ ...cadastroQueries.termos(), staleTime: 0 });
  const aceitar = useAceitarTermos(() => irPara(destino, { substitui: true }));
  const saida = useMutation({
    mutationFn: () => sair(() => cache.removeQueries({ queryKey: chaveDe('getUsuario') })),
  });
  const falta = usuario?.aceitaTermos === false;
  const pendentes = useQuery({ ...cadastroQueries.aceites(), enabled: usuario !== undefined });
  const politicas = useQuery({ ...cadastroQueries.politicas(), enabled: falta });
  const politica = politicas.data?.politicas.find(({ codigo }) => pendentes.data?.pendentes.includes(codigo) === true);
  const versao = termos.data?.versao;
  const aceite = pendentes.data?.itens.find((item) => item.documento === 'termos' && item.versao === versao);
  const aceitarPolitica = useChamada(chamadas.aceitarPolitica, {
    aoConcluir: () => {
      if (versao !== undefined) aceitar.mutate({ body: { versao } });
    },
  });
  function aceitarTudo(): void {
    if (politica?.codigo === 'privacidade')
      aceitarPolitica.mutate({ body: { codigo: 'privacidade', versao: politica.versao } });
    else if (versao !== undefined) aceitar.mutate({ body: { versao } });
  }
  return (
    <QuadroPublico>
      <Pagina
        titulo="Termos de uso"
        subtitulo={
          aceite === undefined
            ? undefined
            : `Você aceitou a versão ${aceite.versao} em ${formatarDiaCompleto(diaDe(aceite.em))}.`
        }
        largura="media"
        voltar={falta ? undefined : destino}
        barra={
          falta && versao !== undefined && pendentes.data !== undefined && politicas.data !== undefined ? (
            <BarraAcao>
              <div className={c['acoes']}>
                <Botao
                  tamanho="lg"
                  fazendo={(aceitar.isPending || aceitarPolitica.isPending) && 'Registrando o aceite'}
                  onClick={aceitarTudo}
                >
                  Aceitar e continuar
                </Botao>
                <Botao variante="texto" fazendo={saida.isPending && 'Saindo'} onClick={() => saida.mutate()}>
                  Não aceito, sair da conta
                </Botao>
              </div>
            </BarraAcao>
          ) : undefined
        }
      >
        {falta && (
          <div className={c['nota']}>
            <Nota>Leia e aceite para continuar. Sem o aceite, seu saldo e suas vagas ficam guardados como estão.</Nota>
          </div>
        )}
        {politica !== undefined && (
          <Cartao titulo={`${politica.titulo}, versão ${politica.versao}`}>
            {politica.mudancas !== '' && <p>O que mudou: {politica.mudancas}</p>}
            <Sanfona itens={politica.secoes.map(({ titulo, texto }) => ({ pergunta: titulo, resposta: texto }))} />
          </Cartao>
        )}
        <Consulta consulta={termos} erro="Não conseguimos carregar os termos">
          {(dados) => (
            <Cartao>
              <Termos termos={dados} />
            </Cartao>
          )}
        </Consulta>
        {falta && <SeNaoAceitar />}
      </Pagina>
    </QuadroPublico>
  );
}

/**
 * Without the acceptance the person keeps her own things: she may take a copy of the data, and end the account (REGRAS
 * 2.22).
 */
function SeNaoAceitar() {
  return (
    <div className={c['saida']}>
      <Cartao titulo="Se você não aceitar" rente>
        <Lista>
          <LinhaLista titulo="Levar uma cópia dos seus dados" href={paths.portalPrivacidade()} />
          <LinhaLista titulo="Ver e retirar o seu saldo" href={paths.carteiraCreditos()} />
          <LinhaLista
            titulo="Excluir a conta"
            detalhe="Mostramos antes o que falta resolver, como vagas e valores"
            href={paths.excluirConta()}
          />
        </Lista>
      </Cartao>
    </div>
  );
}
