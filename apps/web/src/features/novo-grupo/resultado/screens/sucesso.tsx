import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { IconCircleCheck } from '@tabler/icons-react';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { BotaoCompartilhar } from '../../../../ui/compartilhar/botao-compartilhar.tsx';
import type { Passo } from '../../../../ui/fluxo/passos.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { usePrazos } from '../../textos.ts';

import { Resultado } from '../components/resultado.tsx';
import c from './sucesso.module.css';

/** /novo-grupo/{servico}/sucesso: the group is on air; the next steps, their actors and deadlines. */
export function TelaSucesso() {
  const prazos = usePrazos();
  return (
    <Resultado
      titulo={() => 'Seu grupo está no ar'}
      texto={() => 'Ele já aparece na busca. Avisamos por e-mail quando alguém entrar.'}
      icone={() => <IconCircleCheck size={72} stroke={1.25} />}
    >
      {({ id }, { nome, servico, plano, jaAssina, visibilidade }) => {
        const endereco = new URL(paths.grupo(id), window.location.origin).href;
        return (
          <>
            <Cartao titulo="Chame quem você conhece">
              <p className={c['apoio']}>Quem abre o endereço vê o preço e entra no grupo.</p>
              <div className={c['endereco']}>
                <span>{endereco}</span>
                <BotaoCopiar texto={endereco} nome={`o endereço do grupo ${nome}`} aviso="Endereço copiado" />
              </div>
              {visibilidade === ID_VISIBILIDADE_GRUPO.publico && (
                <div className={c['compartilhar']}>
                  <BotaoCompartilhar
                    que={{ tipo: 'grupo', id }}
                    nome={[servico?.nome ?? nome, plano?.nome].filter(Boolean).join(' ')}
                    fonte="novo-grupo"
                    tamanho="lg"
                    bloco
                  />
                </div>
              )}
            </Cartao>
            <Cartao titulo="O que acontece agora">
              <Passos passos={jaAssina === true ? comAssinatura(prazos) : semAssinatura(prazos)} />
            </Cartao>
            {jaAssina === true ? (
              <>
                <Botao href={paths.novoGrupoCadastroDadosAcesso(servico?.nomeUrl ?? '')} tamanho="lg" bloco>
                  Deixar o acesso no cofre
                </Botao>
                <Botao href={paths.grupoAdmin(id)} variante="texto" bloco>
                  Administrar o grupo
                </Botao>
              </>
            ) : (
              <Botao href={paths.grupoAdmin(id)} tamanho="lg" bloco>
                Administrar o grupo
              </Botao>
            )}
          </>
        );
      }}
    </Resultado>
  );
}

type Prazos = ReturnType<typeof usePrazos>;

function seNaoFormar({ formacao }: Prazos): string {
  return `Se o grupo não se formar em ${formacao}, ele expira e todos recebem tudo de volta.`;
}

function semAssinatura(prazos: Prazos): readonly Passo[] {
  return [
    { titulo: 'Grupo criado', estado: 'feito' },
    { titulo: 'Os membros entram e pagam', detalhe: seNaoFormar(prazos), estado: 'agora' },
    {
      titulo: 'Você começa e assina o serviço',
      detalhe: `Com as vagas preenchidas, ou a partir de ${prazos.inicio}.`,
      estado: 'depois',
    },
    {
      titulo: 'Você envia o acesso',
      detalhe: `Até ${prazos.envio} depois que cada membro entra.`,
      estado: 'depois',
    },
  ];
}

function comAssinatura(prazos: Prazos): readonly Passo[] {
  return [
    { titulo: 'Grupo criado', estado: 'feito' },
    { titulo: 'Você deixa o acesso no cofre', detalhe: 'Quem pagar recebe na hora.', estado: 'agora' },
    { titulo: 'Os membros entram e pagam', detalhe: seNaoFormar(prazos), estado: 'depois' },
    { titulo: 'Você recebe', detalhe: 'No seu saldo, depois que o acesso é confirmado.', estado: 'depois' },
  ];
}
