import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Quantidade } from '../../../../ui/base/quantidade.tsx';
import { RedesDeCompartilhar } from '../../../../ui/compartilhar/redes-de-compartilhar.tsx';
import { QrCode } from '../../../../ui/pagamento/qr-code.tsx';
import { Vagas, vagasDasContagens } from '../../../../ui/partes/vagas.tsx';
import { useCriarLinkDeConvite, useRetirarConvite } from '../mutations.ts';
import c from './convidar.module.css';

type Convites = RespostaDe<'getConvitesDoGrupo'>;
type Convite = Convites['itens'][number];

/** A link that serves: its address, its uses, its QR code, and the way to end it. */
export function LinkDoGrupo({
  convite,
  grupo,
}: {
  readonly convite: Convite & { readonly link: string };
  readonly grupo: Convites['grupo'];
}) {
  const retirar = useRetirarConvite();
  const { link, usos, usosMaximos } = convite;
  return (
    <Cartao titulo="Pelo link">
      <div className={c['pilha']}>
        <div className={c['copia']}>
          <span>{link.replace(/^https?:\/\//, '')}</span>
          <BotaoCopiar texto={link} nome="o link do convite" aviso="Link copiado" />
        </div>
        <Vagas
          vagas={vagasDasContagens({ total: usosMaximos, livres: usosMaximos - usos })}
          descricao={`${usos} de ${usosMaximos} usos feitos.`}
        />
        <p className={c['apoio']}>
          {`${usos} de ${usosMaximos} ${usosMaximos === 1 ? 'uso' : 'usos'}. Vale até ${noTexto(momentoPerto(convite.expiraEm))}.`}
        </p>
        <RedesDeCompartilhar link={() => link} texto={() => `Convite para dividir ${grupo.nome}`} />
        <details>
          <summary>Mostrar QR code</summary>
          <div className={c['qr']}>
            <QrCode
              texto={link}
              tamanho={220}
              rotulo={`QR code do convite para ${grupo.nome}`}
              emVezDele="Copie o link e envie."
            />
            <p>Para mostrar a quem está do seu lado. Abre o mesmo convite.</p>
          </div>
        </details>
        <Botao
          variante="texto"
          fazendo={retirar.isPending && 'Desligando'}
          onClick={() => retirar.mutate({ params: { id: grupo.id, idConvite: convite.id } })}
        >
          Desligar o link
        </Botao>
      </div>
    </Cartao>
  );
}

/** A new link: how many people may use it. */
export function NovoLink({ convites }: { readonly convites: Convites }) {
  const { grupo, usosMaximosDoLink, dias } = convites;
  const [usos, setUsos] = useState(Math.max(1, Math.min(grupo.vagasDisponiveis, usosMaximosDoLink)));
  const criar = useCriarLinkDeConvite();
  return (
    <Cartao titulo="Pelo link">
      <div className={c['pilha']}>
        <p className={c['apoio']}>{`Quantas pessoas podem usar o link? Ele vale ${dias} dias.`}</p>
        <Quantidade valor={usos} max={usosMaximosDoLink} aoMudar={setUsos} unidade={['pessoa', 'pessoas']} />
        <Botao
          icone={<IconLink size={20} stroke={1.75} aria-hidden="true" />}
          fazendo={criar.isPending && 'Criando'}
          onClick={() => criar.mutate({ params: { id: grupo.id }, body: { usos } })}
        >
          Criar link
        </Botao>
      </div>
    </Cartao>
  );
}
