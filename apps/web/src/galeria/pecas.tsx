import { IconBell, IconChevronLeft } from '@tabler/icons-react';
import { Avatar } from '../ui/base/avatar.tsx';
import { BotaoCopiar } from '../ui/base/botao-copiar.tsx';
import { BotaoIcone } from '../ui/base/botao-icone.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { TextoRico } from '../ui/base/texto-rico.tsx';
import { BotaoCompartilhar } from '../ui/compartilhar/botao-compartilhar.tsx';
import { Progresso } from '../ui/fluxo/progresso.tsx';
import { Reputacao } from '../ui/grupo/reputacao.tsx';
import { Tile } from '../ui/grupo/tile.tsx';
import { grupo } from '../ui/tokens.ts';

const linha = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 } as const;

/** The small pieces that others are made of, and the sheet by which things are shared. */
export function PecasNaGaleria() {
  return (
    <Secao titulo="Peças">
      <Grade>
        <Cartao titulo="Pessoas e grupos">
          <div style={linha}>
            <Avatar nome="Marina Duarte" />
            <Avatar nome="Rafael" tamanho={56} />
            <Avatar nome="Você" tamanho={56} voce />
            <Avatar nome="Sem Foto" imagem="/nao-existe.png" tamanho={56} />
            <Reputacao nota={4.8} />
            <Reputacao nota={5} />
          </div>
          <br />
          <div style={linha}>
            {Object.keys(grupo).map((cor, i) => (
              <Tile key={cor} cor={cor} icone={`icone-0${(i % 8) + 1}`} tamanho={44} />
            ))}
          </div>
        </Cartao>
        <Cartao titulo="Botões de ícone">
          <div style={linha}>
            <BotaoIcone rotulo="Voltar">
              <IconChevronLeft size={24} stroke={1.75} />
            </BotaoIcone>
            <BotaoIcone rotulo="Avisos" tom="suave" ligado>
              <IconBell size={24} stroke={1.75} />
            </BotaoIcone>
            <BotaoIcone rotulo="Avisos" desligado>
              <IconBell size={24} stroke={1.75} />
            </BotaoIcone>
            <BotaoCopiar texto="RATEIA27" nome="o código" aviso="Seu código foi copiado" />
            <BotaoCompartilhar
              que={{ tipo: 'grupo', id: 12 }}
              nome="Spotify Premium Família"
              fonte="galeria"
              tamanho="md"
            />
          </div>
          <br />
          <Progresso passo={2} de={5} />
        </Cartao>
        <Cartao titulo="Texto de um administrador">
          <TextoRico>
            {'<p>Um perfil por pessoa.</p><ul><li>Não troque a <b>senha</b>.</li><li>Sem downloads.</li></ul>'}
          </TextoRico>
        </Cartao>
      </Grade>
    </Secao>
  );
}
