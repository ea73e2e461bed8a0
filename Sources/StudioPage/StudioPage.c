#include "StudioPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char attributefields_js[] = {
#embed "Page/attributefields.js"
};
static const unsigned char bars_js[] = {
#embed "Page/bars.js"
};
static const unsigned char canvas_js[] = {
#embed "Page/canvas.js"
};
static const unsigned char code_js[] = {
#embed "Page/code.js"
};
static const unsigned char commands_js[] = {
#embed "Page/commands.js"
};
static const unsigned char connecting_js[] = {
#embed "Page/connecting.js"
};
static const unsigned char connection_js[] = {
#embed "Page/connection.js"
};
static const unsigned char devicebar_js[] = {
#embed "Page/devicebar.js"
};
static const unsigned char drawing_js[] = {
#embed "Page/drawing.js"
};
static const unsigned char edits_js[] = {
#embed "Page/edits.js"
};
static const unsigned char fields_js[] = {
#embed "Page/fields.js"
};
static const unsigned char formatpane_js[] = {
#embed "Page/formatpane.js"
};
static const unsigned char geometry_js[] = {
#embed "Page/geometry.js"
};
static const unsigned char gestures_js[] = {
#embed "Page/gestures.js"
};
static const unsigned char icon_svg[] = {
#embed "Page/icon.svg"
};
static const unsigned char index_html[] = {
#embed "Page/index.html"
};
static const unsigned char inspector_js[] = {
#embed "Page/inspector.js"
};
static const unsigned char issues_js[] = {
#embed "Page/issues.js"
};
static const unsigned char layoutbuttons_js[] = {
#embed "Page/layoutbuttons.js"
};
static const unsigned char library_js[] = {
#embed "Page/library.js"
};
static const unsigned char model_js[] = {
#embed "Page/model.js"
};
static const unsigned char outline_js[] = {
#embed "Page/outline.js"
};
static const unsigned char panes_css[] = {
#embed "Page/panes.css"
};
static const unsigned char panestrings_js[] = {
#embed "Page/panestrings.js"
};
static const unsigned char popover_js[] = {
#embed "Page/popover.js"
};
static const unsigned char sizefields_js[] = {
#embed "Page/sizefields.js"
};
static const unsigned char snapping_js[] = {
#embed "Page/snapping.js"
};
static const unsigned char strings_js[] = {
#embed "Page/strings.js"
};
static const unsigned char studio_js[] = {
#embed "Page/studio.js"
};
static const unsigned char sweepchart_js[] = {
#embed "Page/sweepchart.js"
};
static const unsigned char style_css[] = {
#embed "Page/style.css"
};
static const unsigned char toolbar_js[] = {
#embed "Page/toolbar.js"
};
static const unsigned char devices_js[] = {
#embed "Page/devices.js"
};
static const unsigned char livedrag_js[] = {
#embed "Page/livedrag.js"
};
static const unsigned char neighbors_js[] = {
#embed "Page/neighbors.js"
};
static const unsigned char places_js[] = {
#embed "Page/places.js"
};
static const unsigned char shortcuts_js[] = {
#embed "Page/shortcuts.js"
};
static const unsigned char scenes_js[] = {
#embed "Page/scenes.js"
};
static const unsigned char scenestrings_js[] = {
#embed "Page/scenestrings.js"
};
static const unsigned char variationfields_js[] = {
#embed "Page/variationfields.js"
};
static const unsigned char completion_js[] = {
#embed "../../Web/Page/completion.js"
};
static const unsigned char element_js[] = {
#embed "../../Web/Page/element.js"
};
static const unsigned char lines_js[] = {
#embed "../../Web/Page/lines.js"
};
static const unsigned char names_js[] = {
#embed "../../Web/Page/names.js"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}
static const struct studio_page_file files[] = {
    FILE("attributefields.js", attributefields_js),
    FILE("bars.js", bars_js),
    FILE("canvas.js", canvas_js),
    FILE("code.js", code_js),
    FILE("commands.js", commands_js),
    FILE("connecting.js", connecting_js),
    FILE("connection.js", connection_js),
    FILE("devicebar.js", devicebar_js),
    FILE("drawing.js", drawing_js),
    FILE("edits.js", edits_js),
    FILE("fields.js", fields_js),
    FILE("formatpane.js", formatpane_js),
    FILE("geometry.js", geometry_js),
    FILE("gestures.js", gestures_js),
    FILE("icon.svg", icon_svg),
    FILE("index.html", index_html),
    FILE("inspector.js", inspector_js),
    FILE("issues.js", issues_js),
    FILE("layoutbuttons.js", layoutbuttons_js),
    FILE("library.js", library_js),
    FILE("model.js", model_js),
    FILE("outline.js", outline_js),
    FILE("panes.css", panes_css),
    FILE("panestrings.js", panestrings_js),
    FILE("popover.js", popover_js),
    FILE("sizefields.js", sizefields_js),
    FILE("snapping.js", snapping_js),
    FILE("strings.js", strings_js),
    FILE("studio.js", studio_js),
    FILE("sweepchart.js", sweepchart_js),
    FILE("style.css", style_css),
    FILE("toolbar.js", toolbar_js),
    FILE("devices.js", devices_js),
    FILE("livedrag.js", livedrag_js),
    FILE("neighbors.js", neighbors_js),
    FILE("places.js", places_js),
    FILE("shortcuts.js", shortcuts_js),
    FILE("scenes.js", scenes_js),
    FILE("scenestrings.js", scenestrings_js),
    FILE("variationfields.js", variationfields_js),
    // The playground has the same functions for elements, completions and the lines of a text.
    FILE("completion.js", completion_js),
    FILE("element.js", element_js),
    FILE("lines.js", lines_js),
    FILE("names.js", names_js),
};

const struct studio_page_file *studio_page_files(size_t *count) {
    *count = sizeof files / sizeof files[0];
    return files;
}
